import { lighten, mix } from '../core/color.ts'
import type { OpenAir } from '../core/context.ts'
import type { Point } from '../core/geometry.ts'
import { horizonColor } from '../core/moods.ts'
import { smoothPath, whole } from '../core/path-data.ts'
import { createNoise } from '../core/random.ts'
import { drawSoftEllipse } from '../core/soft-shapes.ts'

/** Height of a crest at x, in picture units. */
export type Crest = (x: number) => number

type Dune = {
  amplitude: number
  bottom: number
  colors?: readonly [string, string, string]
  haze?: number
} & ({ base: number; wavelength: number; crest?: never } | { crest: Crest; base?: never; wavelength?: never })

/** Paints a ridge of sand, rolling or along a given crest. Returns its crest, so that grass can be placed on it. */
export function paintDune(context: OpenAir, dune: Dune): Crest {
  const { drawing, mood, random } = context
  const { amplitude, bottom, colors = mood.sand, haze = 0 } = dune
  const W = drawing.width
  const noise = createNoise(random)
  const crestAt = dune.crest ?? rollingCrest(noise, dune.base, amplitude, dune.wavelength)
  const points: Point[] = []
  for (let x = -30; x <= W + 30; x += (W + 60) / 14) points.push([x, crestAt(x)])
  const d = `${smoothPath(points, 'M', whole)}L${W + 30} ${bottom}L-30 ${bottom}Z`
  const hazed = (color: string) => mix(color, horizonColor(mood), haze)
  const top = Math.min(...points.map(([, y]) => y))
  const [crown, slope, foot] = colors
  const fill = drawing.gradient(
    [
      [0, hazed(crown)],
      [0.4, hazed(slope)],
      [1, hazed(foot)],
    ],
    [0, top, 0, bottom],
  )
  drawing.path(d, { fill })
  const shade = hazed(mix(foot, mood.shadow, 0.25))
  const shine = hazed(lighten(crown, 0.25))
  drawing.group({ 'clip-path': drawing.clip(d) }, () => paintHollows(context, crestAt, amplitude, shade, shine))
  return crestAt
}

function rollingCrest(noise: Crest, base: number, amplitude: number, wavelength: number): Crest {
  return (x) => {
    const wave = x / wavelength
    return base - amplitude * (0.62 * noise(wave) + 0.28 * noise(wave * 2.3 + 9) + 0.1 * noise(wave * 5 + 3))
  }
}

/** Paints soft light and dark patches, so that the sand looks windblown. */
function paintHollows({ drawing, random }: OpenAir, crest: Crest, amplitude: number, shade: string, shine: string) {
  for (let i = 0; i < 5; i++) {
    const x = random.range(-0.05, 1.05) * drawing.width
    const y = crest(x) + amplitude * random.range(0.5, 1.3)
    const radii = [random.range(110, 300), random.range(0.22, 0.5) * amplitude + 8] as const
    const fill = random.chance(0.6) ? shade : shine
    drawSoftEllipse({ drawing, blur: 16, fill, opacity: random.range(0.16, 0.34) }, [x, y], radii)
  }
}
