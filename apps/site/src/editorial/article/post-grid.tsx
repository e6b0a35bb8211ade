import type { BlogSummary, Category } from '@marram/contract/content/shapes'
import type { Link } from '@marram/contract/content/simple-shapes'
import { formatFor } from '@marram/i18n/format'
import { Chip } from '@marram/ui/chip'
import { CoverPicture } from '../../kit/content/cover-picture.tsx'
import { usePageContext } from '../../kit/scope/page-context.ts'

type PostCategoriesProps = {
  readonly categories: readonly Category[]
  readonly categoryId: string | null
  readonly overview: Link | null
}

/** Links to all posts and to each category. */
export function PostCategories({ categories, categoryId, overview }: PostCategoriesProps) {
  const { messages } = usePageContext()
  const reachable = categories.flatMap(({ sys, title, path }) => (path ? [{ id: sys.id, title, path }] : []))
  if (reachable.length === 0) return null
  const all = overview?.path ? [{ id: null, title: messages.lists.allPosts, path: overview.path }] : []
  return (
    <ul className="chips post-categories">
      {[...all, ...reachable].map(({ id, title, path }) => (
        <li key={path}>
          <Chip href={path} isCurrent={id === categoryId}>
            {title}
          </Chip>
        </li>
      ))}
    </ul>
  )
}

export function PostGrid({ posts }: { readonly posts: readonly BlogSummary[] }) {
  return (
    <div className="post-grid post-grid--posts">
      {posts.map((post) => (
        <PostCard key={post.sys.id} post={post} />
      ))}
    </div>
  )
}

function PostCard({ post }: { post: BlogSummary }) {
  const { scope } = usePageContext()
  const day = post.datePublished.slice(0, 10)
  return (
    <article className="post">
      {post.image ? (
        <CoverPicture
          asset={post.image}
          alt=""
          width={412}
          height={275}
          sizes="(min-width: 64rem) 400px, (min-width: 48rem) 33vw, 92vw"
        />
      ) : null}
      <p className="small muted">
        <time dateTime={day}>{formatFor(scope.edition).day(day, 'long')}</time>
      </p>
      <h2 className="post__title">{post.path === null ? post.title : <a href={post.path}>{post.title}</a>}</h2>
      {post.excerpt ? <p className="small">{post.excerpt}</p> : null}
    </article>
  )
}
