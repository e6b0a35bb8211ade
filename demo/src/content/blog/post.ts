import type { ContentEntry } from '@marram/contract/content/model/entry'
import { addDays, type IsoDay } from '@marram/domain/iso-day'
import { type Editions, toAsset, toEntries, toEntry } from '../builders/entry.ts'
import { blog } from '../builders/kinds.ts'
import { type Block, doc } from '../builders/rich-text.ts'

type PostTexts = {
  title: string
  slug: string
  excerpt: string
  content: Block[]
  seoTitle: string
  seoDescription: string
}

type Post = {
  id: string
  /** Days before today. */
  published: number
  updated?: number
  author: string
  image: string
  categories: string[]
} & Editions<PostTexts>

export function post(written: Post): (today: IsoDay) => ContentEntry {
  const { id, published, updated, author, image, categories } = written
  const words = ({ content, ...rest }: PostTexts) => ({ ...rest, content: doc(...content) })
  return (today) =>
    blog(
      `blog-${id}`,
      {
        image: toAsset(`asset-${image}`),
        datePublished: addDays(today, -published),
        ...(updated === undefined ? {} : { dateUpdated: addDays(today, -updated) }),
        author: toEntry(`employee-${author}`),
        categories: toEntries(...categories.map((name) => `category-${name}`)),
        settings: { comments: true },
      },
      { da: words(written.da), de: words(written.de), en: words(written.en) },
    )
}
