import { ServiceError } from '@marram/contract/service-error'
import type { Favorites } from '@marram/domain/favorites'
import type { RequestedStay } from '@marram/domain/stay'
import type { FavoritesMessages } from '@marram/i18n/messages/favorites/en'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { TextInput } from '@marram/ui/text-input'
import type { Toaster } from '@marram/ui/toasts/toaster.ts'
import { useState } from 'react'
import { useFavoritesPath } from '../frame/header/use-favorites-path.ts'
import { keepAll } from '../kit/favorites/favorites-list.ts'
import { useFavorites } from '../kit/favorites/use-favorites.ts'
import { logWarning } from '../kit/log.ts'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { useAccountList } from './account/account-list.ts'
import { favoritesApi } from './account/favorites-api.ts'
import { favoritesQuery, stayQuery } from './favorites-address.ts'

type ShareListProps = { readonly ids: Favorites; readonly stay: RequestedStay | null; readonly toaster: Toaster }

/** Gives the guest a link to the list, to send it without our servers. */
export function ShareList({ ids, stay, toaster }: ShareListProps) {
  const { share } = usePageMessages('favorites')
  const { scope } = usePageContext()
  const path = useFavoritesPath()
  const [isByHand, setIsByHand] = useState(false)
  const url = `${scope.origins[scope.edition]}${path}${favoritesQuery({ shared: ids, stay, view: 'list' })}`
  const press = async (): Promise<void> => {
    const way = await shareLink({ url, title: share.title, text: share.text(ids.length) })
    if (way === 'copied') toaster.show({ text: share.copied, icon: 'share-2' })
    setIsByHand(way === 'by-hand')
  }
  return (
    <>
      <Button colour="Text" size="small" icon="share-2" onClick={press}>
        {share.button}
      </Button>
      {isByHand ? (
        <div className="share-link">
          <TextInput
            label={share.link}
            hint={share.byHand}
            readOnly
            value={url}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      ) : null}
    </>
  )
}

type Way = 'shared' | 'cancelled' | 'copied' | 'by-hand'

/** The device's share sheet if there is one, otherwise the clipboard, and if that is refused a field to copy from. */
async function shareLink(data: { url: string; title: string; text: string }): Promise<Way> {
  const isTouch = window.matchMedia('(pointer: coarse)').matches
  try {
    if (isTouch && navigator.canShare?.(data)) {
      await navigator.share(data)
      return 'shared'
    }
    await navigator.clipboard.writeText(data.url)
    return 'copied'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'by-hand'
  }
}

type SharedNoticeProps = { readonly shared: Favorites; readonly onKept: () => void; readonly ownPath: string }

/** Shown above another guest's list: buttons to save it and to return to the own list. */
export function SharedNotice({ shared, onKept, ownPath }: SharedNoticeProps) {
  const { share } = usePageMessages('favorites')
  const { ids } = useFavorites()
  const missing = shared.filter((id) => !ids.includes(id))
  const keep = (): void => {
    keepAll(shared)
    onKept()
  }
  return (
    <div className="row no-print">
      {missing.length === 0 ? (
        <Notice kind="good">{share.allKept}</Notice>
      ) : (
        <Button colour="Primary" icon="heart" onClick={keep}>
          {share.keep(shared.length)}
        </Button>
      )}
      <Button href={ownPath}>{share.own}</Button>
    </div>
  )
}

/** Mails the list to the account's address; hidden without a login. */
export function MailList({ ids, stay, toaster }: ShareListProps) {
  const { account } = usePageMessages('favorites')
  const [isSending, setSending] = useState(false)
  if (useAccountList() === null) return null
  const send = async (): Promise<void> => {
    if (isSending) return
    setSending(true)
    try {
      await favoritesApi.share(ids, stay === null ? '' : stayQuery(stay))
      toaster.show({ text: account.mailed, icon: 'check' })
    } catch (error) {
      logWarning('The list could not be mailed.', error)
      toaster.show({ text: reasonOf(error, account), durationMs: 10_000 })
    } finally {
      setSending(false)
    }
  }
  return (
    <Button colour="Text" size="small" icon="mail" onClick={send} aria-disabled={isSending ? true : undefined}>
      {account.mail}
    </Button>
  )
}

function reasonOf(error: unknown, texts: FavoritesMessages['account']): string {
  const code = error instanceof ServiceError ? error.code : null
  if (code === 'too-many-mails' || code === 'too-many-requests') return texts.mailTooMany
  return code === 'address-unconfirmed' ? texts.mailUnconfirmed : texts.mailFailed
}
