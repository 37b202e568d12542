" Neovim speaks to the language server by itself. `let g:vfl_lsp = 0` leaves it out, and
" `let g:vfl_program = '…'` says where vfl is.
if exists('g:loaded_vfl') || !has('nvim-0.7') || !get(g:, 'vfl_lsp', 1)
  finish
endif
let g:loaded_vfl = 1

augroup vfl
  autocmd!
  autocmd FileType vfl,swift lua require('vfl').start(tonumber(vim.fn.expand('<abuf>')))
augroup END
