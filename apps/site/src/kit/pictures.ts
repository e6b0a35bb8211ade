import { ownPictureUrl } from '@marram/ui/picture/picture-url.ts'

/** A drawn scene of the coast that shows no particular house. */
export function sceneUrl(kind: string, seed: string, mood: string): string {
  return ownPictureUrl(`demo/${kind}/${seed}/0/${mood}`)
}
