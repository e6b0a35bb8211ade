import type { Reply } from '../operation.ts'

export type PhotoContest = Reply<'PhotoContests'>['photoContests'][number]
export type ContestImagePage = Reply<'ContestImages'>['contestImages']
export type ContestImage = ContestImagePage['items'][number]
export type ContestImageView = NonNullable<Reply<'ContestImage'>['contestImage']>
