-- What the configuration for Neovim 0.11 (lsp/ibls.lua) and that for older versions have in common.
local M = {}

--- The command of a lens on an outlet, an action or a class that documents connect.
local SHOW_CONNECTION = 'ibls.showConnection'

--- The command of the offer to rename. The server makes it to clients that can ask their user for the name.
local RENAME = 'ibls.rename'
M.init_options = { commands = { RENAME }, definition = 'declaration' }

--- What tells that a folder is the top of a project, the strongest first. Documents and sources may lie in several
--- packages and Xcode projects of one repository, so the repository is the better workspace.
local MARKERS = {
  function(name) return name == '.git' end,
  function(name) return name:match('%.xcworkspace$') or name:match('%.xcodeproj$') end,
  function(name) return name == 'Package.swift' end,
  function(name) return name == '.ibls.json' end,
}

local uv = vim.uv or vim.loop

local function has_marker(folder, is_marker)
  local entries = uv.fs_scandir(folder)
  while entries do
    local name = uv.fs_scandir_next(entries)
    if not name then return false end
    if is_marker(name) then return true end
  end
  return false
end

--- The folder that is served as the workspace of a file: the next one up with a marker, else the file's own.
function M.root(path)
  local own = vim.fn.fnamemodify(path, ':p:h')
  for _, is_marker in ipairs(MARKERS) do
    local folder = own
    while true do
      -- A bundle of Xcode's is no folder to people, though it may contain another.
      if not folder:match('%.xcodeproj$') and has_marker(folder, is_marker) then return folder end
      local parent = vim.fn.fnamemodify(folder, ':h')
      if parent == folder then break end
      folder = parent
    end
  end
  return own
end

--- Whether the buffer is a file that ibls reads; other XML is none of its business.
function M.serves(buffer)
  local name = vim.api.nvim_buf_get_name(buffer)
  if name == '' or name:match('^%a[%w+.-]+://') then return false end
  for _, ending in ipairs({ '%.swift$', '%.storyboard$', '%.xib$', '/designable%.nib$', '%.m$', '%.mm$' }) do
    if name:match(ending) then return true end
  end
  if not name:match('%.h$') then return false end
  -- Most headers are C's.
  for _, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, 200, false)) do
    if line:match('^%s*@%a') or line:match('^%s*#%s*import') then return true end
  end
  return false
end

--- Goes to a place that the server named, in UTF-16 units unless the client says otherwise.
local function show(location, encoding)
  if vim.lsp.util.show_document then
    return vim.lsp.util.show_document(location, encoding, { focus = true })
  end
  return vim.lsp.util.jump_to_location(location, encoding)
end

--- Follows a lens: to the connection, or to the list of them.
function M.show_connections(command, context)
  local client = vim.lsp.get_client_by_id(context.client_id)
  local encoding = client and client.offset_encoding or 'utf-16'
  local locations = command.arguments or {}
  if #locations == 0 then return end
  if #locations == 1 then return show(locations[1], encoding) end
  vim.fn.setqflist({}, ' ', {
    title = command.title,
    items = vim.lsp.util.locations_to_items(locations, encoding),
  })
  vim.api.nvim_command('botright copen')
end

--- Sends a request and hands its result on; shows the reason where there is none, unless it is quiet.
local function request(client, method, params, take, is_quiet)
  local function answered(fault, result)
    if fault and is_quiet then return end
    if fault then return vim.notify('ibls: ' .. fault.message, vim.log.levels.ERROR) end
    take(result)
  end
  if vim.fn.has('nvim-0.11') == 1 then
    client:request(method, params, answered)
  else
    client.request(method, params, answered)
  end
end

--- Renames at a place that ibls answers for, and asks for the name unless it is given.
local function rename_at(client, place, found, name)
  local function rename(new_name)
    if not new_name or new_name == '' then return end
    -- The name that is there already completes the rename of another server, if there was one.
    request(client, 'textDocument/rename', vim.tbl_extend('force', place, { newName = new_name }), function(edit)
      if edit then vim.lsp.util.apply_workspace_edit(edit, client.offset_encoding or 'utf-16') end
    end, new_name == found.placeholder)
  end
  if name then return rename(name) end
  vim.ui.input({ prompt = 'Rename in code and interface files: ', default = found.placeholder }, rename)
end

--- Carries out the code action that offers a rename.
function M.rename_offered(command, context)
  local client = vim.lsp.get_client_by_id(context.client_id)
  local argument = (command.arguments or {})[1]
  if not client or not argument then return end
  local place = { textDocument = { uri = argument.uri }, position = argument.position }
  request(client, 'textDocument/prepareRename', place, function(found)
    if found then rename_at(client, place, found) end
  end)
end

local function is_ibls(client) return client.name == 'ibls' end

local function clients_of(buffer)
  local clients = vim.lsp.get_clients and vim.lsp.get_clients({ bufnr = buffer }) or vim.lsp.buf_get_clients(buffer)
  return vim.tbl_values(clients)
end

--- Renames what the cursor is on, in code and in every document.
---
--- Of all servers ibls is asked first, since it alone knows the documents. Where it has no answer, as for a local
--- variable, the other servers of the buffer are.
---
--- @param new_name string|nil  The user is asked for it where it is nil.
function M.rename(new_name)
  local function ask_others()
    local function is_other(client) return not is_ibls(client) end
    local filter = is_other
    if vim.fn.has('nvim-0.8') == 0 then filter = function(clients) return vim.tbl_filter(is_other, clients) end end
    vim.lsp.buf.rename(new_name, { filter = filter })
  end
  local client = vim.tbl_filter(is_ibls, clients_of(vim.api.nvim_get_current_buf()))[1]
  if not client then return ask_others() end
  local place = vim.lsp.util.make_position_params(0, client.offset_encoding or 'utf-16')
  request(client, 'textDocument/prepareRename', place, function(found)
    if found then rename_at(client, place, found, new_name) else ask_others() end
  end)
end

--- A function that shows the SVG file at a path; nil for a plugin that draws images, or the browser.
M.picture_viewer = nil

--- Shows a picture of the storyboard or xib in this buffer, with what is wrong in it.
---
--- @param options table|nil
---   whole: true shows all scenes, else that at the cursor is shown;
---   connections: true names outlets and actions.
function M.picture(options)
  options = options or {}
  local client = vim.tbl_filter(is_ibls, clients_of(vim.api.nvim_get_current_buf()))[1]
  if not client then return vim.notify('ibls: no server is attached to this buffer', vim.log.levels.WARN) end
  local place = vim.lsp.util.make_position_params(0, client.offset_encoding or 'utf-16')
  if options.whole then place.position = nil end
  place.dark = vim.o.background == 'dark'
  place.findings = true
  place.connections = options.connections
  request(client, 'ibls/picture', place, function(found)
    if not found then return vim.notify('ibls: this buffer is no storyboard or xib', vim.log.levels.WARN) end
    require('ibls.picture').show(found.svg, M.picture_viewer)
  end)
end

vim.api.nvim_create_user_command('IblsPicture', function(command)
  M.picture({ whole = command.bang, connections = command.args == 'connections' })
end, {
  bang = true,
  nargs = '?',
  complete = function() return { 'connections' } end,
  desc = 'Show a picture of the storyboard or xib',
})

--- Maps the key of a rename in a buffer, unless the user has a mapping for it already.
function M.map_rename(buffer)
  local key = vim.g.ibls_rename_key
  if key == nil then key = 'grn' end
  if not key or key == '' then return end
  local present = vim.api.nvim_buf_call(buffer, function() return vim.fn.maparg(key, 'n', false, true) end)
  local is_default = present.desc == 'vim.lsp.buf.rename()'
  if (present.rhs or present.callback) and not is_default then return end
  vim.keymap.set('n', key, function() M.rename() end, { buffer = buffer, desc = 'Rename in code and interface files' })
end

--- The languages of which each ibls was told that another server knows the code, by its client.
local told = {}

--- The language of a buffer in the setting; nil for what is no code.
local function language_of(buffer)
  local name = vim.api.nvim_buf_get_name(buffer)
  if name:match('%.swift$') then return 'swift' end
  return (name:match('%.mm?$') or name:match('%.h$')) and 'objective-c' or nil
end

--- Tells each ibls of which languages another server knows the declarations and uses, in a buffer that both have, unless
--- the user's settings say so.
function M.tell_of_other_servers()
  local found = {}
  for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
    local language = language_of(buffer)
    local clients = language and clients_of(buffer) or {}
    local is_known = #vim.tbl_filter(function(client)
      return not is_ibls(client) and (client.server_capabilities or {}).definitionProvider
    end, clients) > 0
    for _, client in ipairs(vim.tbl_filter(is_ibls, clients)) do
      found[client.id] = found[client.id] or { client = client, languages = {} }
      if is_known then found[client.id].languages[language] = true end
    end
  end
  for id, entry in pairs(found) do
    local holder = entry.client.settings and entry.client or entry.client.config
    local settings = holder.settings or {}
    local own = settings.ibls or {}
    local is_users = told[id] == nil and (own.swiftServer ~= nil or own.otherServers ~= nil)
    local languages = vim.tbl_keys(entry.languages)
    table.sort(languages)
    local list = table.concat(languages, ' ')
    -- That there is none is told, too: ibls then renames classes that no document uses.
    if not is_users and told[id] ~= list then
      told[id] = list
      -- Clients of several workspaces may share the table.
      local changed = vim.deepcopy(settings)
      changed.ibls = changed.ibls or {}
      changed.ibls.otherServers = languages
      holder.settings = changed
      local notification = { settings = changed }
      if vim.fn.has('nvim-0.11') == 1 then
        entry.client:notify('workspace/didChangeConfiguration', notification)
      else
        entry.client.notify('workspace/didChangeConfiguration', notification)
      end
    end
  end
end

local group = vim.api.nvim_create_augroup('ibls.servers', {})
if vim.fn.exists('##LspAttach') == 1 then
  vim.api.nvim_create_autocmd('LspAttach', {
    group = group,
    callback = function(event)
      local client = vim.lsp.get_client_by_id(event.data.client_id)
      if client and is_ibls(client) then M.map_rename(event.buf) end
      M.tell_of_other_servers()
    end,
  })
  -- The client that leaves is still among those of the buffer.
  vim.api.nvim_create_autocmd('LspDetach', { group = group, callback = vim.schedule_wrap(M.tell_of_other_servers) })
else
  vim.api.nvim_create_autocmd({ 'BufEnter', 'CursorHold' }, {
    group = group,
    pattern = { '*.swift', '*.m', '*.mm', '*.h' },
    callback = M.tell_of_other_servers,
  })
end

--- Commands of lenses, by name. A lens that leads nowhere ("not connected") has the empty one.
M.commands = {
  [SHOW_CONNECTION] = M.show_connections,
  [RENAME] = M.rename_offered,
  [''] = function(command) vim.notify(command.title) end,
}

--- What this client can do, for versions that could not show a document on the server's request themselves:
--- following a lens takes no more than that, and the commands above do it.
function M.capabilities()
  local capabilities = vim.lsp.protocol.make_client_capabilities()
  capabilities.window = capabilities.window or {}
  capabilities.window.showDocument = { support = true }
  return capabilities
end

--- Has diagnostics pushed. Versions that pull them do so for the buffer being edited. What the edit did to other open
--- buffers comes along, but asked to pull again after a change on disk, Neovim 0.12 pulls the workspace and passes over
--- every buffer that it pulls by itself.
---
--- And counts columns as sourcekit-lsp does: two clients of a buffer that count differently are warned of.
function M.before_init(params)
  params.capabilities.textDocument.diagnostic = nil
  params.capabilities.general = params.capabilities.general or {}
  params.capabilities.general.positionEncodings = { 'utf-16' }
end

function M.show_document(_, params, context)
  if params.external then return { success = false } end
  local client = vim.lsp.get_client_by_id(context.client_id)
  local range = params.selection
    or { start = { line = 0, character = 0 }, ['end'] = { line = 0, character = 0 } }
  show({ uri = params.uri, range = range }, client and client.offset_encoding or 'utf-16')
  return { success = true }
end

--- Keeps the lenses of a buffer up to date.
function M.show_lenses(buffer)
  if vim.lsp.codelens.enable then
    vim.lsp.codelens.enable(true, { bufnr = buffer })
    return
  end
  local function refresh()
    if vim.fn.has('nvim-0.10') == 1 then
      vim.lsp.codelens.refresh({ bufnr = buffer })
    elseif vim.api.nvim_get_current_buf() == buffer then
      vim.lsp.codelens.refresh()
    end
  end
  vim.api.nvim_create_autocmd({ 'BufEnter', 'CursorHold', 'InsertLeave' }, {
    buffer = buffer,
    group = vim.api.nvim_create_augroup('ibls.lenses.' .. buffer, {}),
    callback = refresh,
  })
  vim.schedule(refresh)
end

--- Clients of versions that have no vim.lsp.start, by workspace.
local started = {}

--- Attaches a buffer; for versions before 0.11.
local function attach(buffer, options)
  if not M.serves(buffer) then return end
  local root = M.root(vim.api.nvim_buf_get_name(buffer))
  local config = {
    name = 'ibls',
    cmd = options.cmd,
    root_dir = root,
    settings = options.settings,
    commands = M.commands,
    init_options = M.init_options,
    capabilities = M.capabilities(),
    before_init = M.before_init,
    on_attach = options.on_attach,
  }
  if not vim.lsp.handlers['window/showDocument'] then
    config.handlers = { ['window/showDocument'] = M.show_document }
  end
  if vim.lsp.start then
    vim.lsp.start(config, { bufnr = buffer })
    return
  end
  if not started[root] then
    config.on_exit = function() started[root] = nil end
    started[root] = vim.lsp.start_client(config)
  end
  if started[root] then vim.lsp.buf_attach_client(buffer, started[root]) end
end

--- Starts ibls for every Swift file, storyboard and xib.
---
--- @param options table|nil
---   cmd: how the server is started, { 'ibls', '--stdio' } unless said otherwise;
---   settings: { ibls = {...} }, see the help;
---   lenses: true shows in Swift where each outlet and action is connected;
---   on_attach: called with client and buffer.
function M.setup(options)
  options = options or {}
  local config = {
    cmd = options.cmd or { 'ibls', '--stdio' },
    settings = options.settings,
    on_attach = function(client, buffer)
      if options.lenses then M.show_lenses(buffer) end
      if vim.fn.exists('##LspAttach') == 0 then M.map_rename(buffer) end
      if options.on_attach then options.on_attach(client, buffer) end
    end,
  }
  if vim.lsp.config and vim.lsp.enable then
    vim.lsp.config('ibls', config)
    vim.lsp.enable('ibls')
    return
  end
  vim.api.nvim_create_autocmd('FileType', {
    pattern = { 'swift', 'objc', 'objcpp', 'c', 'cpp', 'xml' },
    group = vim.api.nvim_create_augroup('ibls', {}),
    callback = function(event) attach(event.buf or tonumber(vim.fn.expand('<abuf>')), config) end,
  })
end

return M
