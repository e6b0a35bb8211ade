/** Prefix under which the image service serves the provider's own pictures. */
const ownPictures = '/services/images/own'

export function ownPictureUrl(source: string): string {
  return `${ownPictures}/${source}`
}

/** A drawn scene of the coast that shows no particular house. */
export function sceneUrl(kind: string, seed: string, mood: string): string {
  return ownPictureUrl(`demo/${kind}/${seed}/0/${mood}`)
}
