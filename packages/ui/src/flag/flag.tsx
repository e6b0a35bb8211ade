export type FlagLanguage = 'da' | 'de' | 'en'

const drawings = {
  da: (
    <>
      <path fill="#c8102e" d="M0 0h20v14H0z" />
      <path fill="#fff" d="M6 0h2.5v14H6zM0 5.75h20v2.5H0z" />
    </>
  ),
  de: (
    <>
      <path fill="#1a1a1a" d="M0 0h20v5H0z" />
      <path fill="#c8102e" d="M0 4.7h20v5H0z" />
      <path fill="#f2c14e" d="M0 9.3h20V14H0z" />
    </>
  ),
  en: (
    <>
      <path fill="#23366f" d="M0 0h20v14H0z" />
      <path stroke="#fff" strokeWidth="2.6" d="m0 0 20 14M20 0 0 14" />
      <path fill="#fff" d="M8 0h4v14H8zM0 5h20v4H0z" />
      <path fill="#c8102e" d="M9 0h2v14H9zM0 6h20v2H0z" />
    </>
  ),
}

/** A decorative flag. A flag does not identify a language, so always show the language's own name beside it. */
export function Flag({ language }: { language: FlagLanguage }) {
  return (
    <svg className="flag" viewBox="0 0 20 14" aria-hidden="true">
      {drawings[language]}
    </svg>
  )
}
