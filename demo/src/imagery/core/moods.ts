import lights from '../data/lights.json' with { type: 'json' }
import palettes from '../data/seasons.json' with { type: 'json' }
import { mix, tint } from './color.ts'
import type { Stop } from './definitions.ts'
import { type Four, four, some, type Three, type Two, three, two } from './tuples.ts'

/** Light and weather, see `data/lights.json`. */
export type MoodName = keyof typeof lights
/** Plants and ground in plain daylight, see `data/seasons.json`. */
export type Season = keyof typeof palettes

export const moodNames: readonly string[] = Object.keys(lights)

/** All colours of an outdoor scene: the light on the plants of a season. */
export type Mood = {
  season: Season
  /** Gradient from the zenith down to the horizon. */
  sky: readonly [Stop, ...Stop[]]
  /** Colour of the sky above the haze. */
  air: string
  cloud: string
  cloudShade: string
  /** Share of the sky under cloud: 0 is clear, 1 is covered. */
  cover: number
  sun: string
  /** 0 at the horizon, 1 at the top of the sky. */
  sunHeight: number
  sea: Three
  foam: string
  far: string
  light: string
  shadow: string
  /** Strength of shadows. */
  shade: number
  /** Strength of lamps and lit windows. */
  glow: number
  glass: Three
  /** Colour of the light inside a house. */
  indoors: string
  sand: Three
  grass: Four
  lawn: Two
  /** Needles, which stay green. */
  tree: Two
  leaf: Two
  heath: Two
  /** The ground below trees. */
  floor: Two
  /** Blossom, flowers or hips; none in winter. */
  flowers: readonly string[]
  /** The colour of a thing in this light, without its shade. */
  grade(color: string): string
}

/** Colour of the sky at the horizon, which is also the haze over distant things. */
export const horizonColor = ({ sky }: Pick<Mood, 'sky'>) => (sky.at(-1) ?? sky[0])[1]

const moods = new Map<string, Mood>()

/** There are some dozens, which the tones of every picture ask for. */
export function createMood(name: MoodName, season: Season): Mood {
  const key = `${name} ${season}`
  const known = moods.get(key) ?? mixMood(name, season)
  moods.set(key, known)
  return known
}

function mixMood(name: MoodName, season: Season): Mood {
  const { sky, stops, wash, veil, lift, sea, glass, ...light } = lights[name]
  const { sand, grass, lawn, tree, leaf, heath, floor, flowers } = palettes[season]
  // Snow takes on less of the light's colour, or it would look like sand.
  const strength = season === 'snow' ? 0.5 : 1
  const grade = (color: string) => mix(mix(color, tint(color, wash), strength), veil, lift * strength)
  const all = (colors: readonly string[]) => colors.map(grade)
  return {
    ...light,
    season,
    grade,
    sky: some(sky.map((color, i): Stop => [stops[i] ?? 1, color])),
    air: sky[1] ?? light.cloud,
    sea: three(sea),
    glass: three(glass),
    sand: three(all(sand)),
    grass: four(all(grass)),
    lawn: two(all(lawn)),
    tree: two(all(tree)),
    leaf: two(all(leaf)),
    heath: two(all(heath)),
    floor: two(all(floor)),
    flowers: all(flowers),
  }
}
