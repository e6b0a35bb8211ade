export type ImageBytes = Uint8Array<ArrayBuffer>

export type ImageFacts = { contentType: string; version: string }

export type LoadedImage = ImageFacts & { bytes: ImageBytes }

/**
 * Where originals come from. The name is the first segment of a picture's path below `/own/`; the source that is
 * named `assets` answers below `/assets/`. `null` means that there is no such picture; a rejection means that the
 * source could not say.
 */
export type ImageSource = {
  name: string
  /** Vector drawings of this source are meant to become pixels; any other svg is served as it is. */
  rasterise?: boolean
  /** Type and version without the bytes. Without it every request, cached or not, loads the original. */
  find?(path: string, signal: AbortSignal, lan?: number): Promise<ImageFacts | null>
  load(path: string, signal: AbortSignal, lan?: number): Promise<LoadedImage | null>
}
