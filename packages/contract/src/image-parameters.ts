export type ImageFormat = 'avif' | 'webp' | 'jpg'
export type ImageFit = 'cover' | 'contain' | 'fill' | 'inside' | 'outside'
export type ImageFocus =
  | 'center'
  | 'top'
  | 'bottom'
  | 'left'
  | 'right'
  | 'top_left'
  | 'top_right'
  | 'bottom_left'
  | 'bottom_right'
  | 'face'

/** Accepted by the image service, which rejects other values with 400. */
export const imageFormats = ['avif', 'webp', 'jpg'] as const satisfies readonly ImageFormat[]
export const imageFits = ['cover', 'contain', 'fill', 'inside', 'outside'] as const satisfies readonly ImageFit[]
export const imageFocuses = [
  'center',
  'top',
  'bottom',
  'left',
  'right',
  'top_left',
  'top_right',
  'bottom_left',
  'bottom_right',
  'face',
] as const satisfies readonly ImageFocus[]

/** Longest edge of a rendered picture, in pixels. */
export const maxImageEdge = 3000
