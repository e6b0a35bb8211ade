import type { BlogSummary, Category } from '@marram/contract/content/shapes'
import { formatFor } from '@marram/i18n/format'
import { Chip } from '@marram/ui/chip'
import { CoverPicture } from '../../kit/content/cover-picture.tsx'
import { usePageContext } from '../../kit/scope/page-context.ts'

type PostGridProps = { readonly posts: readonly BlogSummary[]; readonly categories?: readonly Category[] }

/** Posts as cards, below the categories to choose from. */
export function PostGrid({ posts, categories = [] }: PostGridProps) {
  const reachable = categories.filter(({ path }) => path !== null)
  return (
    <>
      {reachable.length > 0 ? (
        <ul className="chips">
          {reachable.map(({ sys, title, path }) => (
            <li key={sys.id}>
              <Chip href={path ?? ''}>{title}</Chip>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="post-grid">
        {posts.map((post) => (
          <PostCard key={post.sys.id} post={post} />
        ))}
      </div>
    </>
  )
}

function PostCard({ post }: { post: BlogSummary }) {
  const { scope } = usePageContext()
  const day = post.datePublished.slice(0, 10)
  return (
    <article className="post">
      {post.image ? (
        <CoverPicture asset={post.image} alt="" width={412} height={275} sizes="(min-width: 64rem) 400px, 92vw" />
      ) : null}
      <p className="small muted">
        <time dateTime={day}>{formatFor(scope.edition).day(day, 'long')}</time>
      </p>
      <h2 className="post__title">{post.path === null ? post.title : <a href={post.path}>{post.title}</a>}</h2>
      {post.excerpt ? <p className="small">{post.excerpt}</p> : null}
    </article>
  )
}
