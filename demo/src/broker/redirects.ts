export type RedirectRow = {
  from_path: string
  /** 0 stands for every edition. */
  language_id: 0 | 1 | 2 | 7
  to_target: string
  is_permanent: boolean
}

const searchPages = [
  { language_id: 1, to: '/soeg-sommerhus/', old: ['/sommerhuse/', '/sommerhus/', '/soeg/', '/find-sommerhus/'] },
  { language_id: 2, to: '/ferienhaus-suche/', old: ['/ferienhaeuser/', '/ferienhaus/', '/suche/', '/haussuche/'] },
  {
    language_id: 7,
    to: '/search-holiday-homes/',
    old: ['/holiday-homes/', '/holiday-home/', '/search/', '/cottages/'],
  },
] as const

/** Brochures of earlier years printed these paths. The offers change, so the redirects are temporary. */
const lastMinute = [
  { language_id: 1, from: '/restpladser/', to: '/soeg-sommerhus/?filter=1&lastMinute=1' },
  { language_id: 2, from: '/restplaetze/', to: '/ferienhaus-suche/?filter=1&lastMinute=1' },
  { language_id: 7, from: '/late-offers/', to: '/search-holiday-homes/?filter=1&lastMinute=1' },
] as const

/** Paths of the agency's earlier sites. */
export const redirects: readonly RedirectRow[] = [
  ...searchPages.flatMap(({ language_id, to, old }) =>
    old.map((from_path) => ({ from_path, language_id, to_target: to, is_permanent: true })),
  ),
  ...lastMinute.map(({ language_id, from, to }) => ({
    from_path: from,
    language_id,
    to_target: to,
    is_permanent: false,
  })),
  { from_path: '/index.html/', language_id: 0, to_target: '/', is_permanent: true },
  { from_path: '/home/', language_id: 0, to_target: '/', is_permanent: true },
  { from_path: '/start/', language_id: 0, to_target: '/#content', is_permanent: false },
  { from_path: '/kystvejr/', language_id: 1, to_target: 'https://www.dmi.dk/', is_permanent: false },
  { from_path: '/kuestenwetter/', language_id: 2, to_target: 'https://www.dmi.dk/', is_permanent: false },
]
