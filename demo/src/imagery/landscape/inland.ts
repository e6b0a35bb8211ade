import { mix } from '../core/color.ts'
import type { OpenAir } from '../core/context.ts'
import { horizonColor } from '../core/moods.ts'
import { paintDune } from './dune.ts'
import { paintPines } from './pines.ts'

/** Paints low heath behind the dunes, and a plantation where the house stands in one, instead of the sea. */
export function paintInland(context: OpenAir, horizon: number): void {
  const { drawing, mood, random, details } = context
  const heath = random.fork('inland')
  const colors = [mix(mood.lawn[0], horizonColor(mood), 0.35), mood.lawn[0], mood.lawn[1]] as const
  paintDune(
    { ...context, random: heath },
    { base: horizon - 12, amplitude: 14, wavelength: 520, bottom: 1300, haze: 0.2, colors },
  )
  if (!details.has('forest')) return
  const count = 16
  const pines = Array.from({ length: count }, (_, index) => ({
    x: drawing.width * ((index + heath.range(-0.4, 0.4)) / (count - 1)),
    y: horizon + heath.range(18, 40),
    height: heath.range(110, 190),
  }))
  paintPines({ ...context, random: heath }, pines)
}
