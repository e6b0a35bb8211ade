import { repliesEach, replyLevels } from '@marram/contract/broker/comment/shapes'
import { commentFields, type commentRequest, type PlacedComment } from '@marram/contract/workers/comment'
import type { CommentSource } from '@marram/contract/workers/comment-source'
import { checkForm } from '@marram/contract/workers/form-values'
import type { Database } from '@marram/database/schema.generated'
import { tidyPersonName } from '@marram/domain/person-name'
import { isRefusal, type Refusal, refuse } from '@marram/service-kit/envelope'
import { guardAgainstSpam } from '@marram/service-kit/spam-guard'
import { type Kysely, sql } from 'kysely'
import type { InferOutput } from 'valibot'
import type { ProveCaptcha } from './captcha-proof.ts'
import { keepComment, languageOf, type Written } from './keep-comment.ts'

type Request = InferOutput<typeof commentRequest>

export type PlaceCommentDeps = {
  readonly db: Kysely<Database>
  readonly posts: CommentSource
  /** Null without an auth service; then every comment is held for staff. */
  readonly proveCaptcha: ProveCaptcha | null
  readonly secret: (name: string) => Promise<Buffer>
  readonly now: () => Date
}

/** Without labels: the page has its own, and problems are reported by field name. */
const fields = commentFields({ name: 'name', email: 'email', emailHint: '', comment: 'comment', commentHint: '' })

export async function placeComment(request: Request, deps: PlaceCommentDeps): Promise<PlacedComment | Refusal> {
  const written = readWords(request)
  if (isRefusal(written)) return written
  const refusal = (await refuseSubject(request, deps)) ?? (await refuseReply(request, deps))
  if (refusal) return refusal
  const spam = guardAgainstSpam(request, written.text, await deps.secret('stamp'), deps.now().getTime())
  if (isRefusal(spam)) return spam
  if (spam === 'dropped') return { status: 'held' }
  const proof = await askProof(request, deps)
  if (isRefusal(proof)) return proof
  return keepComment(request, { ...written, hasCaptcha: proof }, deps)
}

function readWords({ name, email, comment }: Request): Omit<Written, 'hasCaptcha'> | Refusal {
  const { answers, problems } = checkForm(fields, { name, email, comment })
  if (problems.length > 0) {
    const names = problems.map(({ field }) => field).join(', ')
    return refuse(422, 'form-invalid', `Please look at: ${names}.`, { data: { fields: problems } })
  }
  const answerTo = (field: string) => answers.find((answer) => answer.name === field)?.value ?? ''
  const address = answerTo('email').toLowerCase()
  return { name: tidyPersonName(answerTo('name')), email: address === '' ? null : address, text: answerTo('comment') }
}

async function refuseSubject({ parentType, parentId, locale }: Request, deps: PlaceCommentDeps) {
  const mode = parentType === 'blog' ? await deps.posts.findPostMode(parentId, locale) : await imageMode(parentId, deps)
  if (mode === null) return refuse(404, 'unknown-subject', 'There is no such page in this language.')
  return mode === 'open' ? null : refuse(403, 'comments-closed', 'Comments are closed here.')
}

async function imageMode(parentId: string, { db }: PlaceCommentDeps): Promise<'open' | null> {
  if (!/^[1-9]\d{0,8}$/.test(parentId)) return null
  const found = db.selectFrom('contest_image').select('id').where('id', '=', Number(parentId))
  return (await found.where('state', '=', 'approved').executeTakeFirst()) ? 'open' : null
}

/** Allows replies to published comments in the same thread, within the limits of depth and number. */
async function refuseReply({ replyTo, parentType, parentId, locale }: Request, { db }: PlaceCommentDeps) {
  if (replyTo === null) return null
  const above = await sql<{ level: number; replies: number }>`
    with recursive above as (
      select id, reply_to, parent_type, parent_id, language_id, state, 1 as level from comment where id = ${replyTo}
      union all
      select comment.id, comment.reply_to, comment.parent_type, comment.parent_id, comment.language_id, comment.state,
        level + 1
      from comment join above on above.reply_to = comment.id
    )
    select max(level) as level,
      (select count(*) from comment where reply_to = ${replyTo} and state in ('shown', 'held')) as replies
    from above
    having bool_and(parent_type = ${parentType} and parent_id = ${parentId} and state in ('shown', 'removed')
        and language_id = ${languageOf(locale)})
      and bool_or(id = ${replyTo} and state = 'shown')`.execute(db)
  const [parent] = above.rows
  const fits = parent && parent.level <= replyLevels && parent.replies < repliesEach
  return fits ? null : refuse(404, 'unknown-comment', 'This comment is gone, or takes no more replies.')
}

async function askProof(
  { captcha, canSolve }: Request,
  { proveCaptcha }: PlaceCommentDeps,
): Promise<boolean | Refusal> {
  if (proveCaptcha === null || !canSolve) return false
  const refusal = await proveCaptcha(captcha)
  return refusal ?? true
}
