import { darken, mix } from '../core/color.ts'
import type { OpenAir } from '../core/context.ts'
import { round } from '../core/path-data.ts'
import { drawSoftEllipse } from '../core/soft-shapes.ts'

type Scale = (value: number) => string

/** Draws a fishing boat with its waterline at (x, y). */
export function drawBoat(context: OpenAir, x: number, y: number, size: number): void {
  const { drawing, mood, random } = context
  const hull = random.pick(['#2f6f9e', '#2f6f9e', '#b5402f', '#f3eee3', '#2d4b46'])
  const s: Scale = (value) => round(value * size)
  const shadow = { drawing, blur: 5, fill: darken(mood.sea[2], 0.4), opacity: 0.45 }
  drawSoftEllipse(shadow, [x, y + 6 * size], [120 * size, 12 * size])
  const flip = random.chance(0.5) ? ' scale(-1 1)' : ''
  drawing.group({ transform: `translate(${round(x)} ${round(y)})${flip}` }, () => {
    drawRigging(context, s, size)
    drawWheelhouse(context, s, size)
    drawHull(context, s, size, hull)
  })
}

function drawRigging({ drawing, mood }: OpenAir, s: Scale, size: number): void {
  const masts = `M${s(-34)} ${s(-30)}V${s(-150)}M${s(52)} ${s(-30)}V${s(-118)}`
  const stays = `M${s(-34)} ${s(-140)}L${s(108)} ${s(-42)}M${s(-34)} ${s(-140)}L${s(-98)} ${s(-34)}`
  drawing.path(`${masts}${stays}M${s(52)} ${s(-112)}L${s(-34)} ${s(-60)}`, {
    stroke: mix('#5b4a3c', mood.shadow, 0.3),
    'stroke-width': 2.4 * size,
    fill: 'none',
  })
}

function drawWheelhouse({ drawing, mood }: OpenAir, s: Scale, size: number): void {
  drawing.path(`M${s(-14)} ${s(-26)}v${s(-40)}h${s(46)}l${s(6)} ${s(40)}Z`, {
    fill: drawing.gradient([mix('#fbf7ee', mood.light, 0.2), mix('#d8d0c2', mood.shadow, 0.25)]),
  })
  const roof = `M${s(-18)} ${s(-64)}h${s(54)}v${s(-6)}h${s(-54)}Z`
  drawing.path(roof, { fill: mix('#9d6a44', mood.shadow, 0.2) })
  const glass = mood.glow > 0.5 ? '#ffcf80' : '#3f5866'
  for (const wx of [-8, 8, 22]) drawing.rect(wx * size, -56 * size, 9 * size, 12 * size, { fill: glass, rx: 2 })
}

function drawHull({ drawing, mood }: OpenAir, s: Scale, size: number, hull: string): void {
  const rail = `M${s(-112)} ${s(-44)}Q${s(-60)} ${s(-20)} 0 ${s(-24)}T${s(112)} ${s(-46)}`
  const keel = `Q${s(104)} ${s(-6)} ${s(76)} ${s(8)}H${s(-76)}Q${s(-104)} ${s(-8)} ${s(-112)} ${s(-44)}Z`
  drawing.path(rail + keel, {
    fill: drawing.gradient([mix(hull, mood.light, 0.2), hull, mix(hull, mood.shadow, 0.5)]),
  })
  drawing.path(`M${s(-109)} ${s(-37)}Q${s(-60)} ${s(-13)} 0 ${s(-17)}T${s(110)} ${s(-39)}`, {
    stroke: '#fbf7ee',
    'stroke-width': 3.4 * size,
    fill: 'none',
  })
  drawing.path(`M${s(-92)} ${s(-4)}Q0 ${s(8)} ${s(92)} ${s(-4)}L${s(76)} ${s(8)}H${s(-76)}Z`, {
    fill: mix('#8d3a2d', mood.shadow, 0.3),
  })
}
