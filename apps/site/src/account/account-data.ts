import type { AccountAnswer, AccountView } from '@marram/contract/auth/session'
import type { AccountMessages } from '@marram/i18n/messages/account/en'
import { redirect } from '@tanstack/react-router'
import { pageHead } from '../frame/page-head.ts'
import { loadStyles } from '../kit/load-styles.ts'
import type { PageContext } from '../kit/scope/page-context.ts'
import { ensureMessagesOf, pageMessages } from '../kit/scope/page-messages.ts'
import type { SiteScope } from '../kit/scope/site-scope.ts'
import accountStyles from './account.css?url'

type Location = { readonly pathname: string; readonly searchStr: string }
type Loading = { readonly context: PageContext; readonly location: Location }
type GuestLoading = Loading & { readonly context: { readonly account: AccountView } }
type Heading = { readonly match: { readonly context: PageContext; readonly pathname: string } }
type TitleOf = (texts: AccountMessages) => string

/** A page without login: the login itself and the pages around it. */
export type DoorData = { readonly answer: AccountAnswer | null; readonly query: Readonly<Record<string, string>> }
/** A page of the guest site. */
export type GuestData = DoorData & { readonly account: AccountView }

/** The server identifies the user by the request's cookie; a browser calls the server. */
async function findOwnAccount(scope: SiteScope): Promise<AccountView | null> {
  if (typeof window === 'undefined') return (await scope.loadAccount?.()) ?? null
  const { loadOwnAccount } = await import('../frame/session/session-client.ts')
  return loadOwnAccount()
}

function doorData({ scope }: PageContext, { searchStr }: Location): DoorData {
  const { answer } = scope
  return {
    answer: answer?.kind === 'account' ? answer : null,
    query: Object.fromEntries(new URLSearchParams(searchStr)),
  }
}

const searchDeps = { loaderDeps: ({ search }: { search: object }) => ({ search }) }

/** For logged-out visitors. With `isLogin`, logged-in users are redirected to their target. Spread it into a route. */
export function doorRoute(title: TitleOf, { isLogin = false } = {}) {
  return {
    ...searchDeps,
    beforeLoad: async ({ context, location }: Loading): Promise<void> => {
      const { answer, query } = doorData(context, location)
      if (isLogin && answer === null && (await findOwnAccount(context.scope)) !== null) {
        const { returnTarget } = await import('@marram/domain/return-target')
        throw redirect({ href: returnTarget(query.next, '/account/'), statusCode: 302 })
      }
    },
    loader: async ({ context, location }: Loading): Promise<DoorData> => {
      await Promise.all([ensureMessagesOf(context.scope.edition, 'account'), loadStyles(accountStyles)])
      return doorData(context, location)
    },
    head: headOf(title),
  }
}

/** For logged-in users; others are redirected to the login and back, with `keepsQuery` to the full URL. */
export function guestRoute(title: TitleOf, { keepsQuery = false } = {}) {
  return {
    ...searchDeps,
    beforeLoad: async ({ context, location }: Loading): Promise<{ account: AccountView }> => {
      const account = await findOwnAccount(context.scope)
      if (account !== null) return { account }
      const back = keepsQuery ? location.pathname + location.searchStr : location.pathname
      throw redirect({ href: `/account/login/?next=${encodeURIComponent(back)}`, statusCode: 302 })
    },
    loader: async ({ context, location }: GuestLoading): Promise<GuestData> => {
      await Promise.all([ensureMessagesOf(context.scope.edition, 'account'), loadStyles(accountStyles)])
      return { ...doorData(context, location), account: context.account }
    },
    head: headOf(title),
  }
}

function headOf(title: TitleOf) {
  return ({ match: { context, pathname } }: Heading) => {
    const texts = pageMessages(context.scope.edition, 'account')
    const path = pathname.endsWith('/') ? pathname : `${pathname}/`
    return pageHead(context, { path, title: title(texts), description: texts.description })
  }
}
