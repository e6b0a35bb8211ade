/** A menu entry as displayed: only entries that have a page in this edition. */
export type MenuItem = {
  readonly id: string
  /** Pages name the entry that they belong to by it. */
  readonly key: string | null
  readonly title: string
  readonly kind: 'link' | 'megamenu' | 'gallery' | 'list'
  readonly label: 'news' | 'last-minute' | null
  readonly href: string | null
  readonly text: string | null
  readonly picture: MenuPicture | null
  readonly items: readonly MenuItem[]
}

export type MenuPicture = { readonly url: string; readonly contentType?: string }

export type FrameDepartment = {
  readonly id: string
  readonly title: string
  readonly address: string | null
  readonly zipcode: string | null
  readonly city: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly sortOrder: number
  /** Its own page, if it has one in this edition. */
  readonly href: string | null
}

/** A logo or badge; `src` is its URL, which may be a data URL (`art-source.ts`). */
export type FrameArt = { readonly name: string; readonly src: string; readonly href: string | null }

/** Pages that the frame links to by their purpose; null if the edition has none. */
export type FramePages = Readonly<
  Record<
    'history' | 'contact' | 'imprint' | 'privacy' | 'cookies' | 'terms' | 'accessibility' | 'search' | 'reviewChecks',
    string | null
  >
>

export type FrameSettings = {
  readonly pages: FramePages
  readonly phone: string | null
  readonly ownerLoginUrl: string | null
  /** The guest site per language; null means our own. */
  readonly guestSiteUrl: string | null
  readonly footerText: string | null
  readonly footerLink: { readonly title: string; readonly href: string } | null
  readonly cvr: string | null
  readonly social: readonly { readonly name: string; readonly url: string }[]
  readonly certificates: readonly FrameArt[]
  readonly partners: readonly FrameArt[]
  readonly ratingPage: string | null
  /** The registered name and address of the agency. */
  readonly company: string | null
  /** True if editors' links to our own pages open in a new tab. */
  readonly forceTabs: boolean
  /** The country of most guests of the edition, in two letters. */
  readonly defaultCountry: string | null
  readonly newsletter: { readonly title: string; readonly text: string } | null
  /** URLs of pictures for pages without one. */
  readonly fallbackImages: readonly string[]
  /** The help texts and links of the booking flow. */
  readonly booking: {
    readonly help: string | null
    readonly privacy: string | null
    readonly cancellation: FrameLink | null
  }
}

export type FrameTrust = {
  readonly stars: number
  readonly score: number
  readonly count: number
  readonly isDemo: boolean
}

/** The data of header and footer. Each part may fail to load; header and footer render without it. */
export type FrameData = {
  readonly main: readonly MenuItem[]
  readonly settings: FrameSettings
  readonly departments: readonly FrameDepartment[]
  readonly trust: FrameTrust | null
  /** The menus `service` and `footer`, concatenated. */
  readonly footerLinks: readonly FrameLink[]
}

export type FrameLink = { readonly title: string; readonly href: string }

export const emptySettings: FrameSettings = {
  pages: {
    history: null,
    contact: null,
    imprint: null,
    privacy: null,
    cookies: null,
    terms: null,
    accessibility: null,
    search: null,
    reviewChecks: null,
  },
  phone: null,
  ownerLoginUrl: null,
  guestSiteUrl: null,
  footerText: null,
  footerLink: null,
  cvr: null,
  social: [],
  certificates: [],
  partners: [],
  ratingPage: null,
  company: null,
  forceTabs: false,
  defaultCountry: null,
  newsletter: null,
  fallbackImages: [],
  booking: { help: null, privacy: null, cancellation: null },
}
