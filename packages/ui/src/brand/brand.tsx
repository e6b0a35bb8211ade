import { classNames } from '../class-names/class-names.tsx'

/** The glyph of the logo: a tuft of marram grass on a dune. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true" fill="none" strokeLinecap="round">
      <path d="M3 33c9-7 25-7 34 0" stroke="#d0a868" strokeWidth="3" />
      <g stroke="#7f9560" strokeWidth="2.6">
        <path d="M18.5 29C17.5 20 13.5 13 7 9" />
        <path d="M20 28.5C20 19 21 11 24.5 4" />
        <path d="M21.5 29c1-7.5 5-13.5 12-17" />
        <path d="M17 29.5c-1.5-4.5-4.5-8-9.5-10" />
        <path d="M23.5 29.5c1.2-3.5 4-6.5 8.5-8" />
      </g>
    </svg>
  )
}

export interface BrandProps {
  name: string
  /** Target of the logo; without it the logo is not a link (booking steps). */
  href?: string
  className?: string
}

export function Brand({ name, href, className }: BrandProps) {
  const names = classNames('brand', className)
  if (href === undefined) {
    return (
      <span className={names}>
        <BrandMark />
        {name}
      </span>
    )
  }
  return (
    <a className={names} href={href}>
      <BrandMark />
      {name}
    </a>
  )
}
