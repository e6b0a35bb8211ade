import type { HomeTraits } from '../core/home-traits.ts'
import type { ShellOptions } from './shell.ts'

/** Gives the back wall the accent colour of the home, if it has one. */
export function featureWall({ wall, featurePaint }: HomeTraits): ShellOptions {
  return featurePaint ? { wall: { ...wall, paint: featurePaint }, sideWall: wall.paint } : {}
}
