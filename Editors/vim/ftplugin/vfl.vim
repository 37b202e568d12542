if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1

setlocal comments=:# commentstring=#\ %s
compiler vfl
let b:undo_ftplugin = 'setlocal comments< commentstring< makeprg< errorformat<'
