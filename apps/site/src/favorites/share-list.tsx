import type { Favorites } from '@marram/domain/favorites'
import { Button } from '@marram/ui/button'
import { TextInput } from '@marram/ui/text-input'
import type { Toaster } from '@marram/ui/toasts/toaster.ts'
import { useState } from 'react'
import { useFavoritesPath } from '../frame/header/favorites-link.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import { favoritesQuery, type StayWish } from './favorites-address.ts'

type ShareListProps = { readonly ids: Favorites; readonly stay: StayWish | null; readonly toaster: Toaster }

/** Hands the guest a link to the list; sending it is his own doing, nothing goes through us. */
export function ShareList({ ids, stay, toaster }: ShareListProps) {
  const { share } = usePageMessages('favorites')
  const { scope } = usePageContext()
  const path = useFavoritesPath()
  const [isByHand, setIsByHand] = useState(false)
  const url = `${scope.origins[scope.edition]}${path}${favoritesQuery({ shared: ids, stay, view: 'list' })}`
  const press = async (): Promise<void> => {
    const way = await handOver({ url, title: share.title, text: share.text(ids.length) })
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

/** The phone's own sheet where there is one, otherwise the clipboard, and where that is refused the guest's hand. */
async function handOver(data: { url: string; title: string; text: string }): Promise<Way> {
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
