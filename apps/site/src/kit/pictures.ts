/** The provider's own pictures, served by the image service under this prefix. */
const ownPictures = '/services/images/own'

export function ownPictureUrl(source: string): string {
  return `${ownPictures}/${source}`
}

/** A drawn scene of the coast that belongs to no house. */
export function sceneUrl(kind: string, seed: string, mood: string): string {
  return ownPictureUrl(`demo/${kind}/${seed}/0/${mood}`)
}
