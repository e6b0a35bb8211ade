import type { Face } from '../core/camera.ts'
import { darken, lighten, mix } from '../core/color.ts'
import { polygonPath } from '../core/path-data.ts'
import { paintGlow } from '../room/light.ts'
import type { Room } from '../room/room.ts'

type Cabin = { s: number; w: number }

/** Draws a walk-in shower: tiles, a rain shower head and a glass pane. */
export function drawShower(room: Room, face: Face, { s, w }: Cabin): void {
  const { drawing, lighting, home } = room
  const tile = lighting.tone(mix(home.fabric, '#ffffff', 0.35), [0, 0, -1])
  const shades = [lighten(tile, 0.12), tile, darken(tile, 0.12)]
  drawing.polygon(face.quad(s - 0.05, 0, s + w + 0.05, room.height), { fill: drawing.gradient(shades) })
  let joints = ''
  for (let t = 0.15; t < room.height; t += 0.15) {
    joints += polygonPath([face.at(s - 0.05, t), face.at(s + w + 0.05, t)], false)
  }
  for (let a = s; a < s + w; a += 0.3) joints += polygonPath([face.at(a, 0), face.at(a, room.height)], false)
  drawing.path(joints, { stroke: '#ffffff', 'stroke-width': 1, opacity: 0.35, fill: 'none' })
  drawing.polygon(face.quad(s + w * 0.6, 1.1, s + w * 0.92, 1.4), { fill: darken(tile, 0.3) })
  for (const [i, color] of [home.accent, '#f6f1e6', '#7d9a8b'].entries()) {
    const left = s + w * 0.63 + i * 0.17
    const bottle = face.quad(left, 1.11, left + 0.1, 1.3 - i * 0.03)
    drawing.polygon(bottle, { fill: lighting.tone(color, [0, 0.3, -1]) })
  }
  drawRain(room, face, { s, w })
  drawing.polygon(face.quad(s - 0.05, 0, s + w * 0.32, 2.12), {
    fill: drawing.gradient(
      [
        [0, '#ffffff', 0.34],
        [0.6, '#ffffff', 0.08],
        [1, '#ffffff', 0.26],
      ],
      'right',
    ),
    stroke: '#e7eeee',
    'stroke-width': 2.4,
  })
}

function drawRain({ drawing }: Room, face: Face, { s, w }: Cabin): void {
  const steel = '#3f4448'
  drawing.line([face.at(s + w * 0.35, 0.95), face.at(s + w * 0.35, 2.1), face.at(s + w * 0.5, 2.1)], {
    stroke: steel,
    'stroke-width': 5,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  })
  const head = { fill: steel, stroke: steel, 'stroke-width': 4, 'stroke-linejoin': 'round' }
  drawing.polygon(face.quad(s + w * 0.4, 2.04, s + w * 0.6, 2.08), head)
  let rain = ''
  for (let i = 0; i < 14; i++) {
    const drop = [face.at(s + w * (0.41 + i * 0.0135), 2), face.at(s + w * (0.405 + i * 0.0145), 0.1)]
    rain += polygonPath(drop, false)
  }
  const thin = { stroke: '#ffffff', 'stroke-width': 1.2, opacity: 0.3, fill: 'none', 'stroke-dasharray': '14 9' }
  drawing.path(rain, thin)
}

/** Draws a sauna behind a glass front. */
export function drawSaunaCabin(room: Room, face: Face, cabin: Cabin): void {
  const { drawing, camera, lighting } = room
  const { s, w } = cabin
  drawing.polygon(face.quad(s - 0.1, 0, s + w + 0.1, 2.2), { fill: lighting.tone('#8d5f38', [0, 0, -1]) })
  drawing.polygon(face.quad(s, 0.05, s + w, 2.1), { fill: drawing.gradient(['#c98a4e', '#e0a868', '#9a6235']) })
  let boards = ''
  for (let t = 0.2; t < 2.1; t += 0.13) boards += polygonPath([face.at(s, t), face.at(s + w, t)], false)
  drawing.path(boards, { stroke: '#7a4a24', 'stroke-width': 1, opacity: 0.4, fill: 'none' })
  for (const t of [0.9, 0.45]) {
    drawing.polygon(face.quad(s + 0.1, t, s + w - 0.7, t + 0.09), { fill: '#f0c288' })
    drawing.polygon(face.quad(s + 0.1, t - 0.36, s + w - 0.7, t), { fill: '#8a5730', opacity: 0.65 })
  }
  drawCabinHeater(room, face, cabin)
  const light = drawing.radial([
    [0, '#ffdca0', 0.75],
    [1, '#ffdca0', 0],
  ])
  drawing.circle(...face.at(s + w * 0.45, 1.5), face.scale(s, 1) * 1.1, { fill: light })
  drawCabinGlass(room, face, cabin)
  const floor = camera.project([room.left + s + w / 2, 0.01, room.depth - 0.6])
  paintGlow(drawing, 0.6, floor, 150, 0.7)
}

function drawCabinHeater({ drawing }: Room, face: Face, { s, w }: Cabin): void {
  drawing.polygon(face.quad(s + w - 0.55, 0.08, s + w - 0.12, 0.75), { fill: '#3a3633' })
  const [x, y] = face.at(s + w - 0.34, 0.8)
  for (let i = 0; i < 9; i++) {
    const fill = i % 2 ? '#6b645d' : '#847b72'
    drawing.circle(x + ((i % 5) - 2) * 9, y + Math.floor(i / 5) * 7, 6.5, { fill })
  }
}

function drawCabinGlass({ drawing }: Room, face: Face, { s, w }: Cabin): void {
  const shine = [
    [0, '#ffffff', 0.22],
    [0.5, '#ffffff', 0.02],
    [1, '#ffffff', 0.14],
  ] as const
  drawing.polygon(face.quad(s, 0.05, s + w, 2.1), { fill: drawing.gradient(shine, 'right') })
  const split = s + w * 0.42
  drawing.line([face.at(split, 0.05), face.at(split, 2.1)], { stroke: '#e7eeee', 'stroke-width': 3, opacity: 0.8 })
  drawing.line([face.at(split + 0.1, 0.95), face.at(split + 0.1, 1.35)], {
    stroke: '#5a3a1f',
    'stroke-width': 6,
    'stroke-linecap': 'round',
  })
}
