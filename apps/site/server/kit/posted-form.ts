import { pageField } from '@marram/contract/workers/form-definition'
import { type Refusal, refuse } from '@marram/service-kit/envelope'
import { canonicalPath } from './canonical-path.ts'
import { isFromOwnPage } from './own-page.ts'

export type PostedForm = {
  readonly data: FormData
  /** The path of the page that the form is on: always one of this site. */
  readonly page: string
  /** Scripts request JSON; browsers a page. */
  readonly wantsJson: boolean
}

export async function readPosted(request: Request, host: string | undefined): Promise<PostedForm | Refusal> {
  if (!isFromOwnPage(request.headers, host)) {
    return refuse(403, 'foreign-form', 'A form can only be sent from a page of this site.')
  }
  try {
    const data = await request.formData()
    const wantsJson = request.headers.get('accept')?.includes('application/json') ?? false
    return { data, page: pageOf(data.get(pageField)), wantsJson }
  } catch {
    return refuse(400, 'malformed-form', 'The request body is not a form.')
  }
}

function pageOf(written: unknown): string {
  const verdict = typeof written === 'string' && written.startsWith('/') ? canonicalPath(written) : null
  return verdict?.kind === 'page' ? verdict.path : '/'
}
