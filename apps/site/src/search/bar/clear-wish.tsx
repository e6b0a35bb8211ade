import { Button } from '@marram/ui/button'
import type { ReactNode } from 'react'

type ClearWishProps = Readonly<{ isShown: boolean; onClear: () => void; children: ReactNode }>

/** Takes the answer to one question back. Its room is kept, so that nothing moves when it comes and goes. */
export function ClearWish({ isShown, onClear, children }: ClearWishProps) {
  return (
    <p className="clear-wish">
      {isShown ? (
        <Button colour="Text" icon="x" onClick={onClear}>
          {children}
        </Button>
      ) : null}
    </p>
  )
}
