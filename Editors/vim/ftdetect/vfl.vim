autocmd BufRead,BufNewFile *.vfl setfiletype vfl
