-- Starts `vfl lsp` for layout documents and Swift files.
local M = {}

local client

--- Gives the buffer to the server, which is started where it is not running.
function M.start(buffer)
  local program = vim.g.vfl_program or 'vfl'
  if vim.fn.executable(program) == 0 then return end
  if vim.bo[buffer].filetype == 'vfl' then vim.bo[buffer].omnifunc = 'v:lua.vim.lsp.omnifunc' end
  if vim.lsp.start then
    vim.lsp.start({ name = 'vfl', cmd = { program, 'lsp' }, root_dir = vim.fn.getcwd() }, { bufnr = buffer })
    return
  end
  if not client or vim.lsp.client_is_stopped(client) then
    client = vim.lsp.start_client({
      name = 'vfl', cmd = { program, 'lsp' }, root_dir = vim.fn.getcwd(),
      get_language_id = function(_, kind) return kind end,
    })
  end
  if client then vim.lsp.buf_attach_client(buffer, client) end
end

return M
