-- Shows the picture of a storyboard or xib that the server has drawn.
local M = {}

--- Opens a file with the system's program for it: a browser, for SVG.
local function open(path)
  if vim.ui.open then return vim.ui.open(path) end
  local program = vim.fn.has('mac') == 1 and 'open' or 'xdg-open'
  if vim.fn.executable(program) == 0 then
    return vim.notify('ibls: the picture is in ' .. path, vim.log.levels.INFO)
  end
  vim.fn.jobstart({ program, path }, { detach = true })
end

--- A window over the editor, which `q` closes.
local function float()
  local buffer = vim.api.nvim_create_buf(false, true)
  vim.bo[buffer].bufhidden = 'wipe'
  local width, height = math.floor(vim.o.columns * 0.8), math.floor(vim.o.lines * 0.8)
  local window = vim.api.nvim_open_win(buffer, true, {
    relative = 'editor',
    width = width,
    height = height,
    col = math.floor((vim.o.columns - width) / 2),
    row = math.floor((vim.o.lines - height) / 2),
    style = 'minimal',
    border = 'rounded',
  })
  vim.keymap.set('n', 'q', function() vim.api.nvim_win_close(window, true) end, { buffer = buffer, nowait = true })
  return buffer, window
end

--- Draws in a float, which is closed again where that fails.
local function within_float(draw)
  local buffer, window = float()
  local is_drawn = pcall(draw, buffer, window)
  if not is_drawn then vim.api.nvim_win_close(window, true) end
  return is_drawn
end

--- Draws in a float with a plugin that shows images; false where there is none that can.
local function draw(path)
  local snacks = rawget(_G, 'Snacks')
  if snacks and snacks.image and snacks.image.supports and snacks.image.supports(path) then
    return within_float(function(buffer) snacks.image.placement.new(buffer, path, { pos = { 1, 0 }, auto_resize = true }) end)
  end
  local is_here, image = pcall(require, 'image')
  -- Another plugin may have that name.
  if not is_here or type(image) ~= 'table' or not image.from_file then return false end
  return within_float(function(buffer, window)
    image.from_file(path, { window = window, buffer = buffer, with_virtual_padding = true }):render()
  end)
end

--- Writes a picture to a temporary file and shows it: with the user's function if there is one, in a float with snacks.nvim
--- or image.nvim, else in the browser.
function M.show(svg, viewer)
  local path = vim.fn.tempname() .. '.svg'
  local file = assert(io.open(path, 'w'))
  file:write(svg)
  file:close()
  if viewer then return viewer(path) end
  if not draw(path) then open(path) end
end

return M
