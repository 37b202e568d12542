if exists('b:current_syntax')
  finish
endif

syntax case match
syntax sync minlines=1

syntax match vflKeyword /^\s*\%(size\|spacing\|direction\|scale\|edge\|metrics\|views\|format\)\>\ze\%(\s*[.:|[]\)\@!/
syntax match vflDeclaration /^\s*\%(view\|guide\|scroll\|stack\)\>\ze\%(\s*\.\)\@!/
syntax match vflProperty /\s\zs\%(in\|intrinsic\|hugging\|compression\|text\|baseline\|margins\|safeArea\|insets\|sample\|color\|hidden\|axis\|distribution\|alignment\|lineHeight\|first\|last\|sibling\|superview\)\ze\%(\s\|$\)/
syntax keyword vflConstant none leftToRight rightToLeft layoutMargins horizontal vertical
syntax keyword vflConstant fill fillEqually fillProportionally equalSpacing equalCentering
syntax match vflConstant /\<color\s\+\zs\%(red\|orange\|yellow\|green\|teal\|blue\|purple\|pink\|gray\)\>/
syntax match vflAttribute /\.\zs\%(left\|right\|top\|bottom\|leading\|trailing\)\%(Margin\)\?\>/
syntax match vflAttribute /\.\zs\%(width\|height\|center[XY]\%(WithinMargins\)\?\|\%(first\|last\)Baseline\)\>/
syntax match vflOption /\<alignAll\%(Left\|Right\|Top\|Bottom\|Leading\|Trailing\|Center[XY]\|\%(Last\|First\)\?Baseline\)\>/
syntax match vflOption /\<\%(direction\%(LeadingToTrailing\|LeftToRight\|RightToLeft\|Mask\)\|spacing\%(EdgeToEdge\|BaselineToBaseline\)\)\>/
syntax keyword vflClause with priority

syntax match vflOperator /==\|<=\|>=\|@\|[*+=-]/
syntax match vflSuperview /|/
syntax match vflNumber /\%(\w\|\.\)\@<!\d\+\%(\.\d\+\)\?\%([eE][-+]\?\d\+\)\?\>/
syntax match vflView /\[\s*\zs\h\w*/
syntax match vflOrientation /^\s*\zs[HV]\ze:/
syntax region vflString start=/"/ skip=/\\./ end=/"/ oneline contains=vflView,vflSuperview,vflNumber
syntax match vflComment /\%(^\|\s\)\zs#.*$/ contains=@Spell

highlight default link vflKeyword Keyword
highlight default link vflDeclaration Structure
highlight default link vflProperty Label
highlight default link vflConstant Constant
highlight default link vflAttribute Identifier
highlight default link vflOption Constant
highlight default link vflClause Keyword
highlight default link vflOperator Operator
highlight default link vflSuperview Special
highlight default link vflNumber Number
highlight default link vflView Type
highlight default link vflOrientation PreProc
highlight default link vflString String
highlight default link vflComment Comment

let b:current_syntax = 'vfl'
