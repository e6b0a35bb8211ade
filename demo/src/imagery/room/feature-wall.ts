import type { HomeTraits } from '../core/home-traits.ts'
import type { ShellOptions } from './shell.ts'

/** The back wall in the home's deeper colour, where it has one. */
export function featureWall({ wall, featurePaint }: HomeTraits): ShellOptions {
  return featurePaint ? { wall: { ...wall, paint: featurePaint }, sideWall: wall.paint } : {}
}
