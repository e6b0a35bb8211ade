import { classNames } from '../class-names/class-names.tsx'

export interface BrandProps {
  name: string
  /** URL of a sign that stands before the name. */
  mark?: string | null | undefined
  /** URL of a logo, which replaces sign and name. */
  logo?: string | null | undefined
  /** Target; without it the brand is not a link. */
  href?: string
  className?: string
}

export function Brand({ name, mark, logo, href, className }: BrandProps) {
  const names = classNames('brand', className)
  const shown = logo ? (
    <img className="brand__logo" src={logo} alt={name} />
  ) : (
    <>
      {mark ? <img className="brand__mark" src={mark} alt="" /> : null}
      {name}
    </>
  )
  if (href === undefined) return <span className={names}>{shown}</span>
  return (
    <a className={names} href={href}>
      {shown}
    </a>
  )
}
