" :make tells what is wrong with the file, :make folder what is wrong in a folder.
if exists('current_compiler')
  finish
endif
let current_compiler = 'vfl'

if exists(':CompilerSet') != 2
  command -nargs=* CompilerSet setlocal <args>
endif
CompilerSet makeprg=vfl\ check\ --format\ xcode\ %:S
CompilerSet errorformat=%f:%l:%c:\ %trror:\ %m,%f:%l:%c:\ %tarning:\ %m,%f:%l:%c:\ %tote:\ %m
