import type { BlogPost, BlogSummary } from '@marram/contract/content/shapes'
import type { Link } from '@marram/contract/content/simple-shapes'
import type { CommentMode } from '@marram/domain/comment'
import { formatFor } from '@marram/i18n/format'
import { SectionHead } from '@marram/ui/section-head'
import { Comments } from '../../comments/comments.tsx'
import { commentData } from '../../comments/comments-query.ts'
import { crumbsOf } from '../../kit/breadcrumbs.tsx'
import { RichText } from '../../kit/content/rich-text.tsx'
import { JsonLd } from '../../kit/json-ld.tsx'
import listStyles from '../../kit/lists.css?url'
import { PageStyles } from '../../kit/page-styles.tsx'
import { usePageContext } from '../../kit/scope/page-context.ts'
import articleStyles from '../article.css?url'
import { PageTitle } from '../pages/page-title.tsx'
import { PostGrid } from './post-grid.tsx'

type BlogPostPageProps = {
  readonly post: BlogPost
  readonly more: readonly BlogSummary[]
  readonly comments: CommentMode
  readonly overview: Link | null
  /** Page number of the comments. */
  readonly page: number
}

export function BlogPostPage({ post, more, comments, overview, page }: BlogPostPageProps) {
  const { messages } = usePageContext()
  return (
    <>
      <PageStyles href={articleStyles} />
      <PageStyles href={listStyles} />
      <article>
        <PageTitle
          title={post.title}
          above={crumbsOf(overview, post.categories[0])}
          intro={post.excerpt}
          image={post.image}
          byline={<Byline post={post} />}
        />
        {post.content ? (
          <div className="article-body">
            <RichText value={post.content} />
          </div>
        ) : null}
        <PostData post={post} page={page} />
      </article>
      {comments === 'off' ? null : (
        <Comments
          parentType="blog"
          parentId={post.sys.id}
          page={page}
          isClosed={comments === 'closed'}
          {...(post.path && { hrefOf: (to) => (to === 1 ? `${post.path}` : `${post.path}page/${to}/`) })}
        />
      )}
      {more.length > 0 ? (
        <section className="section section--white" aria-labelledby="more-posts">
          <div className="wrap">
            <SectionHead id="more-posts" title={messages.lists.morePosts} />
            <PostGrid posts={more} />
          </div>
        </section>
      ) : null}
    </>
  )
}

function Byline({ post }: { post: BlogPost }) {
  const { scope, messages } = usePageContext()
  const format = formatFor(scope.edition)
  const published = post.datePublished.slice(0, 10)
  const updated = post.dateUpdated?.slice(0, 10)
  return (
    <p className="article-head__by">
      {post.author ? (
        <span className="article-head__face" aria-hidden="true">
          {post.author.name.slice(0, 1)}
        </span>
      ) : null}
      <span>
        {post.author ? <b>{post.author.name}</b> : null}
        {post.author?.jobTitle ? `, ${post.author.jobTitle}` : null}
        <br />
        <span className="small muted">
          <time dateTime={published}>{format.day(published, 'long')}</time>
          {updated && updated !== published ? (
            <>
              {' · '}
              {messages.lists.updatedOn} <time dateTime={updated}>{format.day(updated, 'long')}</time>
            </>
          ) : null}
        </span>
      </span>
    </p>
  )
}

function PostData({ post, page }: Pick<BlogPostPageProps, 'post' | 'page'>) {
  const context = usePageContext()
  const { scope, messages } = context
  const origin = scope.origins[scope.edition]
  return (
    <JsonLd
      data={{
        '@type': 'BlogPosting',
        headline: post.title,
        datePublished: post.datePublished,
        dateModified: post.dateUpdated ?? post.datePublished,
        ...(post.excerpt && { description: post.excerpt }),
        ...(post.image && { image: `${origin}${post.image.url}?format=jpg&w=1200&h=800` }),
        ...(post.author && { author: { '@type': 'Person', name: post.author.name } }),
        publisher: { '@type': 'Organization', name: messages.site.name, url: `${origin}/` },
        ...commentData(context, { parentType: 'blog', parentId: post.sys.id }, page),
        ...(post.path && { mainEntityOfPage: `${origin}${post.path}` }),
      }}
    />
  )
}
