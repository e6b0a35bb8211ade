/** An entry of the menu as the frame draws it: only what can be opened in this edition. */
export type MenuItem = {
  readonly id: string
  /** Pages that belong to the entry name it. */
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
  /** Its own page, where it has one in this edition. */
  readonly href: string | null
}

/** A logo or badge; `src` is its address, which may be the drawing itself (`art-source.ts`). */
export type FrameArt = { readonly name: string; readonly src: string; readonly href: string | null }

/** Pages that the frame names by what they are; null where the edition has none. */
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
  /** Where guests see their bookings, per language; without it our own is meant. */
  readonly guestSiteUrl: string | null
  readonly footerText: string | null
  readonly footerLink: { readonly title: string; readonly href: string } | null
  readonly cvr: string | null
  readonly social: readonly { readonly name: string; readonly url: string }[]
  readonly certificates: readonly FrameArt[]
  readonly partners: readonly FrameArt[]
  readonly ratingPage: string | null
  /** As the agency is registered. */
  readonly company: string | null
  /** Whether links of editors to our own pages open beside the page. */
  readonly forceTabs: boolean
  /** Where most guests of the edition live, in two letters. */
  readonly defaultCountry: string | null
  readonly newsletter: { readonly title: string; readonly text: string } | null
  /** Addresses of pictures for pages that have none of their own. */
  readonly fallbackImages: readonly string[]
  /** What the booking flow says and leads to by itself. */
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

/** Everything that header and footer show. Each part may fail to load; header and footer render without it. */
export type FrameData = {
  readonly main: readonly MenuItem[]
  readonly settings: FrameSettings
  readonly departments: readonly FrameDepartment[]
  readonly trust: FrameTrust | null
  /** The menus `service` and `footer`, one after the other. */
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
