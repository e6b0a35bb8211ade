export type ImageBytes = Uint8Array<ArrayBuffer>

export type ImageFacts = { contentType: string; version: string }

export type LoadedImage = ImageFacts & { bytes: ImageBytes }

/**
 * A source of originals. Its name is the first path segment below `/own/`; the source `assets` serves `/assets/`. `null`
 * means a missing picture; a rejection means that the source failed.
 */
export type ImageSource = {
  name: string
  /** Rasterise this source's SVGs; other SVGs are served unchanged. */
  rasterise?: boolean
  /** Type and version without the bytes. Without it every request loads the original, cached or not. */
  find?(path: string, signal: AbortSignal, lan?: number): Promise<ImageFacts | null>
  load(path: string, signal: AbortSignal, lan?: number): Promise<LoadedImage | null>
}
