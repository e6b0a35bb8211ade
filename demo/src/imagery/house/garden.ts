import { lighten, mix } from '../core/color.ts'
import { round, smoothPath } from '../core/path-data.ts'
import type { OutdoorStage } from './house-model.ts'

/** Draws a trodden path from the deck towards the viewer. */
export function drawSandPath(
  { drawing, camera, mood, random }: OutdoorStage,
  { x, z }: { x: number; z: number },
): void {
  const sway = random.range(-1.4, 1.4)
  const [cx, , cz] = camera.position
  const steps = [0, 0.3, 0.6, 0.85].map((t) => ({
    x: x + (cx * 0.55 - x) * t + sway * Math.sin(t * 3),
    z: z + (cz - z) * t,
    half: 0.55 + t * 0.35,
  }))
  const edge = (sign: 1 | -1) => steps.map((step) => camera.project([step.x + sign * step.half, 0, step.z]))
  drawing.path(`${smoothPath(edge(-1))}${smoothPath(edge(1).reverse(), 'L')}Z`, {
    fill: drawing.gradient([lighten(mood.sand[0], 0.1), mood.sand[0]]),
    opacity: 0.9,
  })
}

/** The pole is at the end of the house where the pennant fits into the picture. */
export function drawFlagpole(stage: OutdoorStage, { reach, z }: { reach: number; z: number }): void {
  const { drawing, camera, mood } = stage
  const x = [reach, -reach].find((at) => {
    const [px] = camera.project([at, 0, z])
    return px > 40 && px < drawing.width - 240
  })
  if (x === undefined) return
  const [bx, by] = camera.project([x, 0, z])
  const height = camera.scaleAt([x, 0, z]) * 6.2
  const paint = drawing.gradient(['#ffffff', mix('#cfd3d6', mood.shadow, 0.3)], 'right')
  drawing.rect(bx - 2, by - height, 4, height, { fill: paint })
  drawing.circle(bx, by - height, 4, { fill: '#d9b45c' })
  drawPennant(stage, bx + 2, by - height + 8, height * 0.42)
}

/** Draws a Danish pennant: long, tapering, red and white with the cross at the hoist. */
function drawPennant({ drawing, mood, random }: OutdoorStage, x: number, top: number, length: number): void {
  const drop = random.range(12, 34)
  const red = mix('#c8313e', mood.shadow, mood.shade * 0.35)
  const white = '#fff8f2'
  const out = `q${round(length * 0.3)} ${round(drop * 0.1)} ${round(length * 0.55)} ${round(drop * 0.5)}`
  const curve = `${out}t${round(length * 0.45)} ${round(drop * 0.5)}`
  drawing.path(`M${round(x)} ${round(top)}${curve}L${round(x)} ${round(top + 17)}Z`, { fill: red })
  const stripe = `l${round(length * 0.9)} ${round(drop * 0.86)}L${round(x)} ${round(top + 10.5)}Z`
  drawing.path(`M${round(x)} ${round(top + 6.5)}${stripe}`, { fill: white })
  drawing.path(`M${round(x - 2 + 13)} ${round(top + 1.5)}l4 .6l0 13.4l-4 .8Z`, { fill: white })
}
