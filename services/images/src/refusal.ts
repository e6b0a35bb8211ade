import { refuse } from '@marram/service-kit/envelope'

const retryAfter = (seconds: number) => ({ headers: { 'retry-after': String(seconds) } })

export const badAddress = refuse(400, 'bad-address', 'This is not the address of a picture.')
export const noSuchPicture = refuse(404, 'picture-unknown', 'There is no such picture.')
export const notAPicture = refuse(415, 'not-a-picture', 'What is kept at this address is not a picture.')
export const originalUnreadable = refuse(422, 'original-unreadable', 'The original of this picture cannot be read.')
export const clientLeft = refuse(408, 'gone', 'The caller went away before the picture was ready.')
export const sourceFailed = refuse(
  503,
  'source-failed',
  'The original of this picture could not be fetched.',
  retryAfter(10),
)
export const tooBusy = refuse(
  503,
  'pictures-busy',
  'Too many pictures are waiting to be made. Please try again.',
  retryAfter(5),
)
export const tooSlow = refuse(
  503,
  'picture-slow',
  'This picture took too long to make. Please try again.',
  retryAfter(30),
)
