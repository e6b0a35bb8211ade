import type { ContentEntry } from '@marram/contract/content/model/entry'
import type { IsoDay } from '@marram/domain/iso-day'
import { beachPosts } from './beach-posts.ts'
import { foodPosts } from './food-posts.ts'
import { naturePosts } from './nature-posts.ts'
import { officePosts } from './office-posts.ts'

export function blogPosts(today: IsoDay): ContentEntry[] {
  return [...beachPosts, ...foodPosts, ...naturePosts, ...officePosts].map((written) => written(today))
}
