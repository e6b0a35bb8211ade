import type { Favorites } from '@marram/domain/favorites'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { keepAll, useFavorites } from '../kit/favorites/favorites-list.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'

type SharedNoticeProps = { readonly shared: Favorites; readonly onKept: () => void; readonly ownPath: string }

/** Above a list that somebody else chose: it can be taken over, and the own one is a click away. */
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
