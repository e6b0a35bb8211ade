import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names/class-names.tsx'

/** The white, softly lifted surface. What lies on it is up to the page. */
export function Card({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames('card', className)} />
}
