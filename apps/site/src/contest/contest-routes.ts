import { lazyRouteComponent } from '@tanstack/react-router'
import { pageHead } from '../frame/page-head.ts'
import type { PageContext } from '../kit/scope/page-context.ts'
import type { LoadedContest } from './load-contest.ts'

type Loading<Params = object> = {
  readonly context: PageContext
  readonly params: Params
  readonly location: { readonly pathname: string; readonly hash: string }
}
type Heading = { readonly match: { readonly context: PageContext }; readonly loaderData?: LoadedContest | undefined }

const head = ({ match, loaderData }: Heading) => (loaderData ? pageHead(match.context, loaderData.head) : {})
const load = () => import('./load-contest.ts')

// Shared loaders and parameter checks of the contest routes.

export const overviewRoute = {
  loader: async ({ context }: Loading) => (await load()).loadOverview(context),
  head,
  component: lazyRouteComponent(() => import('./overview-page.tsx'), 'OverviewPage'),
}

const yearDigits = /^\d{4}$/
const pageDigits = /^[1-9]\d{0,5}$/
const slugWords = /^[a-z\d]+(?:-[a-z\d]+)*$/
const ImagePage = lazyRouteComponent(() => import('./image-page.tsx'), 'ImagePage')
const YearPage = lazyRouteComponent(() => import('./year-page.tsx'), 'YearPage')

type Year = { year: string }
type YearPageNumber = { year: string; page: string }
type YearImage = { year: string; slug: string }
type YearImagePage = YearImage & { page: string }

// A URL that does not match these patterns belongs to the editors.

export const yearRoute = {
  params: {
    parse: ({ year }: Year) => (yearDigits.test(year) ? { year } : (false as const)),
    stringify: ({ year }: Year) => ({ year }),
  },
  loader: async ({ context, params, location }: Loading<Year>) =>
    (await load()).loadYear(context, { year: Number(params.year), page: 1 }, location),
  head,
  component: YearPage,
}

export const yearPageRoute = {
  params: {
    parse: ({ year, page }: YearPageNumber) =>
      yearDigits.test(year) && pageDigits.test(page) ? { year, page } : (false as const),
    stringify: ({ year, page }: YearPageNumber) => ({ year, page }),
  },
  loader: async ({ context, params, location }: Loading<YearPageNumber>) =>
    (await load()).loadYear(context, { year: Number(params.year), page: Number(params.page) }, location),
  head,
  component: YearPage,
}

export const imageRoute = {
  params: {
    parse: ({ year, slug }: YearImage) =>
      yearDigits.test(year) && slugWords.test(slug) ? { year, slug } : (false as const),
    stringify: ({ year, slug }: YearImage) => ({ year, slug }),
  },
  loader: async ({ context, params, location }: Loading<YearImage>) =>
    (await load()).loadImage(context, { year: Number(params.year), slug: params.slug, page: 1 }, location),
  head,
  component: ImagePage,
}

/** Page number of its comments. */
export const imagePageRoute = {
  params: {
    parse: ({ year, slug, page }: YearImagePage) =>
      yearDigits.test(year) && slugWords.test(slug) && pageDigits.test(page) ? { year, slug, page } : (false as const),
    stringify: ({ year, slug, page }: YearImagePage) => ({ year, slug, page }),
  },
  loader: async ({ context, params: { year, slug, page }, location }: Loading<YearImagePage>) =>
    (await load()).loadImage(context, { year: Number(year), slug, page: Number(page) }, location),
  head,
  component: ImagePage,
}

export const uploadRoute = {
  loader: async ({ context }: Loading) => (await load()).loadUpload(context),
  head,
  component: lazyRouteComponent(() => import('./upload/upload-page.tsx'), 'UploadPage'),
}
