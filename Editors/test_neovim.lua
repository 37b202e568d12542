-- Opens documents in Neovim with the plugin of this folder, and compares what its language client does.
--
--     Scripts/editors
local failures = 0

local function check(name, found, expected)
  if not vim.deep_equal(found, expected) then
    failures = failures + 1
    print(name .. ': ' .. vim.inspect(found) .. ' instead of ' .. vim.inspect(expected) .. '\n')
  end
end

local function wait_for(name, condition)
  if not vim.wait(10000, condition, 20) then
    failures = failures + 1
    print(name .. ' did not happen\n')
  end
end

local folder = vim.fn.tempname()
vim.fn.mkdir(folder, 'p')
local path = folder .. '/bar.vfl'
vim.fn.writefile({
  'size 300 44', 'view label intrinsic 60 22', 'view field intrinsic - 22',
  'H:|-[label]-[field(>80)]-|  # 😀', 'V:|-11-[label]',
}, path)
vim.cmd('edit ' .. path)
check('the kind of file', vim.bo.filetype, 'vfl')
wait_for('the first problem', function() return #vim.diagnostic.get(0) == 1 end)
local problem = vim.diagnostic.get(0)[1]
check('its place', { problem.lnum, problem.col, problem.end_col }, { 3, 19, 20 })
check('its sentence', problem.message, 'Unknown relation. Must be ==, >=, or <=')

local function request(method, line, character, more)
  local params = { textDocument = vim.lsp.util.make_text_document_params(), position = { line = line, character = character } }
  local answers = vim.lsp.buf_request_sync(0, method, vim.tbl_extend('force', params, more or {}), 5000)
  for _, answer in pairs(answers or {}) do return answer.result end
end

local hover = request('textDocument/hover', 3, 6)
check('the frame of a view', hover and hover.contents.value:match('60 × 22'), '60 × 22')
local items = request('textDocument/completion', 3, 13)
check('what is offered', vim.tbl_map(function(item) return item.label end, items.items), { 'label', 'field' })
vim.api.nvim_win_set_cursor(0, { 5, 9 })
vim.lsp.buf.definition()
wait_for('the way to a declaration', function() return vim.api.nvim_win_get_cursor(0)[1] == 2 end)

-- The fix-it, as a person chooses it.
local range = { start = { line = 3, character = 19 }, ['end'] = { line = 3, character = 20 } }
local actions = request('textDocument/codeAction', 3, 19, { range = range, context = { diagnostics = {} } })
check('the fix-it', actions[1].title, "Replace '>' with '>='")
vim.lsp.util.apply_workspace_edit(actions[1].edit, 'utf-16')
check('the mended line', vim.fn.getline(4), 'H:|-[label]-[field(>=80)]-|  # 😀')
wait_for('the end of the problem', function() return #vim.diagnostic.get(0) == 0 end)

vim.lsp.buf.rename('title')
wait_for('the new name', function() return vim.fn.getline(5) == 'V:|-11-[title]' end)
vim.fn.setline(1, 'size   300 44')
wait_for('the formatted line', function()
  -- Neovim 0.7 knows it by another name.
  if vim.lsp.buf.format then vim.lsp.buf.format({ timeout_ms = 2000 }) else vim.lsp.buf.formatting_sync(nil, 2000) end
  return vim.fn.getline(1) == 'size 300 44'
end)

local swift = folder .. '/Bar.swift'
vim.fn.writefile({ 'f(visualFormat: "H:|[a(>2)]|", views: ["a": a])' }, swift)
vim.cmd('write | edit ' .. swift)
wait_for('a problem in Swift', function() return #vim.diagnostic.get(0) == 1 end)
check('its column', vim.diagnostic.get(0)[1].col, 23)

vim.fn.delete(folder, 'rf')
if failures > 0 then vim.cmd('cquit') end
print('Neovim does what is expected\n')
vim.cmd('qall!')
