// swift-format-ignore-file
// Written by editors/picture/embed from the files beside it.

let pictureScript = ##"""
// Shows a picture of `ibls` in a page: the HTML reports embed this file, and a webview may load it. Needs nothing else, and
// runs under a content security policy without inline script or style.
//
//   const view = IblsPicture.attach(element, { onSelect(id, place) {} })
//   view.show(svg, objects)   another picture, at the same part of it; `objects` has a place for each id
//   view.frame(id)            frames an object and brings it into view; null for none
//   view.mark(findings)       frames objects that have findings: [{ id, severity, message }]
//   view.zoom(factor), view.reset()
//
// `element` may hold an <svg> already, or one for each appearance in elements with the classes `light` and `dark`.
'use strict'

const IblsPicture = (() => {
  const namespace = 'http://www.w3.org/2000/svg'
  const colors = { error: '#ff3b30', warning: '#ff9500', information: '#007aff', hint: '#8e8e93' }

  function attach(element, options = {}) {
    let places = {}
    try {
      places = JSON.parse(element.dataset.objects || '{}')
    } catch {
      // A picture without places still shows.
    }
    let framed = null
    let marks = []
    let drag = null

    const drawings = () => Array.from(element.querySelectorAll('svg'))
    const find = (drawing, id) =>
      Array.from(drawing.querySelectorAll('[data-id]')).find((group) => group.dataset.id === id)

    function whole(drawing) {
      drawing.iblsWhole ??= drawing.getAttribute('viewBox').split(' ').map(Number)
      return drawing.iblsWhole
    }

    function part(drawing) {
      return drawing.getAttribute('viewBox').split(' ').map(Number)
    }

    function setPart(drawing, box) {
      whole(drawing)
      drawing.setAttribute('viewBox', box.map((number) => Math.round(number * 100) / 100).join(' '))
    }

    function zoom(factor, at) {
      for (const drawing of drawings()) {
        const [x, y, width, height] = part(drawing)
        const limit = whole(drawing)[2]
        const next = Math.min(limit * 2, Math.max(20, width / factor))
        const scale = next / width
        const center = at || [x + width / 2, y + height / 2]
        setPart(drawing, [
          center[0] - (center[0] - x) * scale, center[1] - (center[1] - y) * scale, next, height * scale,
        ])
      }
    }

    function reset() {
      for (const drawing of drawings()) setPart(drawing, whole(drawing))
    }

    /// Where a mouse is in the picture.
    function position(drawing, event) {
      const box = drawing.getBoundingClientRect()
      const [x, y, width, height] = part(drawing)
      const scale = Math.min(box.width / width, box.height / height)
      return [
        x + (event.clientX - box.left - (box.width - width * scale) / 2) / scale,
        y + (event.clientY - box.top - (box.height - height * scale) / 2) / scale,
        scale,
      ]
    }

    function outline(drawing, id, color, title) {
      const group = find(drawing, id)
      if (!group) return null
      const box = group.getBBox()
      const rect = document.createElementNS(namespace, 'rect')
      const values = {
        x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4, rx: 4, fill: color,
        'fill-opacity': 0.08, stroke: color, 'stroke-width': 3, 'pointer-events': 'none', class: 'ibls-frame',
      }
      for (const [name, value] of Object.entries(values)) rect.setAttribute(name, value)
      if (title) {
        const element = document.createElementNS(namespace, 'title')
        element.textContent = title
        rect.append(element)
      }
      group.append(rect)
      return rect
    }

    function frame(id) {
      framed = id
      for (const drawing of drawings()) {
        drawing.querySelectorAll('.ibls-frame[data-kind=frame]').forEach((old) => old.remove())
        const rect = id && outline(drawing, id, '#007aff')
        if (rect) rect.dataset.kind = 'frame'
      }
      element.dataset.selected = id || ''
    }

    function mark(findings) {
      marks = findings
      for (const drawing of drawings()) {
        drawing.querySelectorAll('.ibls-frame[data-kind=finding]').forEach((old) => old.remove())
        for (const finding of findings) {
          const rect = outline(drawing, finding.id, colors[finding.severity] || colors.error, finding.message)
          if (rect) rect.dataset.kind = 'finding'
        }
      }
    }

    function show(svg, objects) {
      const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
      if (parsed.localName !== 'svg') return
      const old = drawings()[0]
      const next = document.importNode(parsed, true)
      // A reader who looks at a part goes on looking at it.
      const isZoomed = old && old.iblsWhole && part(old).join() !== whole(old).join()
      if (old) old.replaceWith(next)
      else element.append(next)
      if (isZoomed) setPart(next, part(old))
      places = objects || {}
      mark(marks)
      frame(framed)
    }

    element.addEventListener('wheel', (event) => {
      const drawing = event.target.closest('svg')
      if (!drawing || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      zoom(Math.exp(-event.deltaY / 300), position(drawing, event))
    }, { passive: false })

    element.addEventListener('pointerdown', (event) => {
      const drawing = event.target.closest('svg')
      if (!drawing || event.button !== 0) return
      drag = { drawing, x: event.clientX, y: event.clientY, from: part(drawing), moved: false }
    })

    element.addEventListener('pointermove', (event) => {
      if (!drag || !(event.buttons & 1)) return
      const [x, y] = [event.clientX - drag.x, event.clientY - drag.y]
      if (!drag.moved && Math.hypot(x, y) < 4) return
      drag.moved = true
      const scale = position(drag.drawing, event)[2]
      const [left, top, width, height] = drag.from
      setPart(drag.drawing, [left - x / scale, top - y / scale, width, height])
    })

    element.addEventListener('click', (event) => {
      const moved = drag && drag.moved
      drag = null
      if (moved) return
      const group = event.target.closest('[data-id], [data-note]')
      const id = group && (group.dataset.id || group.dataset.note)
      if (!id) return
      frame(id)
      if (options.onSelect) options.onSelect(id, places[id])
    })

    element.addEventListener('dblclick', reset)

    // Without a mouse, keys move and enlarge the picture.
    if (!element.hasAttribute('tabindex')) element.tabIndex = 0
    element.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const factor = { '+': 1.4, '=': 1.4, '-': 0.7 }[event.key]
      const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
      const isZoomed = drawings().some((drawing) => part(drawing).join() !== whole(drawing).join())
      if (factor) zoom(factor)
      else if (event.key === '0') reset()
      else if (step && isZoomed) {
        for (const drawing of drawings()) {
          const [x, y, width, height] = part(drawing)
          setPart(drawing, [x + step[0] * width * 0.1, y + step[1] * height * 0.1, width, height])
        }
      } else return
      event.preventDefault()
    })
    return { show, frame, mark, zoom, reset }
  }

  /// Makes a report's page work: its pictures, its list of findings and its search.
  function report(root) {
    for (const scene of root.querySelectorAll('.scene')) {
      const picture = scene.querySelector('.picture')
      if (!picture) continue
      const status = scene.querySelector('.status')
      const items = Array.from(scene.querySelectorAll('[data-object]'))
      const select = (id) => {
        for (const item of items) item.classList.toggle('selected', item.dataset.object === id)
      }
      const view = attach(picture, {
        onSelect(id, line) {
          select(id)
          const path = scene.closest('[data-path]').dataset.path
          if (status) status.textContent = line ? `${id}: ${path}:${line}` : id
        },
      })
      for (const item of items) {
        const show = (event) => {
          if (event.target.closest('a')) return
          event.preventDefault()
          view.frame(item.dataset.object)
          select(item.dataset.object)
          picture.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
        }
        item.tabIndex = 0
        item.addEventListener('click', show)
        item.addEventListener('keydown', (event) => {
          if (event.key === 'Enter' || event.key === ' ') show(event)
        })
      }
      for (const button of scene.querySelectorAll('button[data-zoom]')) {
        button.addEventListener('click', () => {
          const factor = Number(button.dataset.zoom)
          if (factor) view.zoom(factor)
          else view.reset()
        })
      }
    }
    const search = root.querySelector('input[type=search]')
    const empty = root.querySelector('.nothing')
    if (search) {
      const apply = () => {
        const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
        let shown = 0
        for (const scene of root.querySelectorAll('.scene')) {
          const text = (scene.closest('[data-path]').dataset.path + ' ' + scene.dataset.text).toLowerCase()
          scene.hidden = !words.every((word) => text.includes(word))
          if (!scene.hidden) shown += 1
        }
        for (const part of root.querySelectorAll('[data-path]')) {
          part.hidden = !part.querySelector('.scene:not([hidden])')
        }
        if (empty) empty.hidden = shown > 0
      }
      search.addEventListener('input', apply)
    }
  }

  return { attach, report }
})()

if (typeof document !== 'undefined' && document.documentElement.dataset.iblsReport === 'yes') {
  IblsPicture.report(document)
}
"""##

let pictureStyle = ##"""
:root { color-scheme: light dark; --line: #d2d2d7; --pale: #6e6e73; --ground: #fff; --panel: #f5f5f7; --ink: #1d1d1f; }
body { margin: 0; font: 15px/1.45 -apple-system, BlinkMacSystemFont, 'Segoe UI', Helvetica, Arial, sans-serif;
  background: var(--ground); color: var(--ink); }
header { position: sticky; top: 0; z-index: 1; display: flex; gap: 24px; align-items: baseline; flex-wrap: wrap;
  padding: 12px 24px; background: var(--panel); border-bottom: 1px solid var(--line); }
header h1 { font-size: 18px; margin: 0; }
header p { margin: 0; color: var(--pale); }
input[type=search] { margin-left: auto; min-width: 220px; padding: 6px 10px; border: 1px solid var(--line);
  border-radius: 8px; font: inherit; background: var(--ground); color: inherit; }
main { padding: 8px 24px 60px; max-width: 1500px; margin: 0 auto; }
h2 { font-size: 17px; margin: 28px 0 8px; overflow-wrap: anywhere; }
h3 { font-size: 15px; margin: 0 0 8px; }
.scene { border: 1px solid var(--line); border-radius: 12px; padding: 14px; margin: 12px 0; background: var(--panel); }
.columns { display: flex; gap: 20px; align-items: flex-start; flex-wrap: wrap; }
.picture { flex: 1 1 420px; min-width: 0; }
.picture svg { display: block; max-width: 100%; height: auto; max-height: 80vh; margin: 0 auto; border-radius: 8px;
  touch-action: pan-y; }
.wide .picture { flex-basis: 100%; }
.picture [data-id] { cursor: pointer; }
.tools { display: flex; gap: 6px; margin-bottom: 8px; align-items: center; color: var(--pale); font-size: 13px;
  overflow-wrap: anywhere; }
.tools button { font: inherit; min-width: 30px; padding: 2px 8px; border: 1px solid var(--line); border-radius: 6px;
  background: var(--ground); color: inherit; cursor: pointer; }
ol, ul { list-style: none; margin: 0; padding: 0; flex: 1 1 320px; }
li { padding: 8px 10px; border-radius: 8px; overflow-wrap: anywhere; }
li[data-object] { cursor: pointer; }
li.selected { background: #007aff22; }
li .place { font-size: 13px; color: var(--pale); }
li code { font-size: 12px; color: var(--pale); }
.badge { display: inline-block; min-width: 20px; padding: 0 3px; box-sizing: border-box; border-radius: 10px;
  text-align: center; color: #fff; font-size: 12px; font-weight: 700; line-height: 20px; margin-right: 6px; }
.error { background: #ff3b30; } .warning { background: #ff9500; } .information { background: #007aff; }
.hint { background: #8e8e93; }
.nothing { color: var(--pale); padding: 40px 0; text-align: center; }
a { color: #0066cc; }
[hidden] { display: none !important; }
.dark { display: none; }
@media (prefers-color-scheme: dark) {
  :root { --line: #48484a; --pale: #a1a1a6; --ground: #1c1c1e; --panel: #2c2c2e; --ink: #f5f5f7; }
  a { color: #4da3ff; }
  .light { display: none; } .dark { display: block; }
}
"""##
