import { describe, expect, test } from 'vitest'
import { entry, in3, once, page, to } from '../testing/seed.ts'
import { compileRoutes } from './compile-routes.ts'
import { toRouteSource } from './route-source.ts'

function compile(...entries: ReturnType<typeof entry>[]) {
  const { routes, problems } = compileRoutes(
    entries.map(({ sys, fields }) => toRouteSource(sys.id, sys.contentType, fields)),
  )
  return { paths: routes.map(({ locale, path, entryId }) => `${entryId} ${locale} ${path}`), problems }
}
const under = (id: string) => ({ parent: once(to(id)) })

describe('the address of', () => {
  test('a front page is the root in every edition', () => {
    const { paths } = compile(page('front', ['forside', 'titelseite', 'frontpage']))
    expect(paths).toEqual(['front da-DK /', 'front de-DE /', 'front en /'])
  })

  test('a page is below its parents, with each edition’s slugs', () => {
    const { paths, problems } = compile(
      page('a', ['lej', 'mieten', 'rent']),
      page('b', ['pris', 'preis', 'price'], under('a')),
      page('c', ['el', 'strom', 'power'], under('b')),
    )
    expect(paths).toContain('c de-DE /mieten/preis/strom/')
    expect(paths).toContain('c en /rent/price/power/')
    expect(problems).toEqual([])
  })

  test('a page below a front page has only its own slug', () => {
    expect(compile(page('f', [null, 'titelseite', null]), page('a', [null, 'x', null], under('f'))).paths).toContain(
      'a de-DE /x/',
    )
  })

  test('a page does not exist in an edition that lacks it or one of its parents', () => {
    const { paths } = compile(page('a', ['lej', null, 'rent']), page('b', ['pris', 'preis', null], under('a')))
    expect(paths).toEqual(['a da-DK /lej/', 'a en /rent/', 'b da-DK /lej/pris/'])
  })

  test('posts, jobs, categories, streets and areas have their prefixes', () => {
    const slugs = { slug: in3(null, 'x', null) }
    const category = (id: string, type: string) => entry('category', id, { ...slugs, type: once(type) })
    const { paths } = compile(
      page('blog', [null, 'journal', null], { template: once('blog') }),
      entry('blog', 'post', slugs),
      entry('job', 'job', slugs),
      entry('area', 'area', slugs),
      entry('street', 'street', { slug: in3(null, 'y', null) }),
      category('c1', 'blog'),
      category('c2', 'job-type'),
      category('c3', 'job-category'),
      category('c4', 'workplace'),
    )
    expect(paths.map((line) => line.split(' ').at(-1))).toEqual([
      '/journal/',
      '/journal/x/',
      '/jobs/x/',
      '/x/',
      '/y/',
      '/category/x/',
      '/job-types/x/',
      '/job-categories/x/',
      '/workplaces/x/',
    ])
  })

  test('posts are below the page in the setting', () => {
    const { paths } = compile(
      page('one', [null, 'one', null], { template: once('blog') }),
      page('two', [null, 'two', null], { template: once('blog') }),
      entry('setting', 's', { key: once('blog'), page: once(to('two')) }),
      entry('blog', 'post', { slug: in3(null, 'x', null) }),
    )
    expect(paths).toContain('post de-DE /two/x/')
  })
})

describe('refused are', () => {
  test('two entries at one address, with both their names', () => {
    const { problems } = compile(page('a', [null, 'x', null]), entry('area', 'b', { slug: in3('y', 'x', 'z') }))
    expect(problems).toEqual(['area/b.json: the address /x/ in de-DE already belongs to page a.'])
  })

  test('more than two parents, and circular ones', () => {
    const deep = compile(
      page('a', [null, 'a', null]),
      page('b', [null, 'b', null], under('a')),
      page('c', [null, 'c', null], under('b')),
      page('d', [null, 'd', null], under('c')),
    )
    expect(deep.problems).toEqual(['page/d.json: more than 2 parent pages.'])
    const round = compile(page('a', [null, 'a', null], under('b')), page('b', [null, 'b', null], under('a')))
    expect(round.problems).toEqual([
      'page/a.json: its parents form a circle.',
      'page/b.json: its parents form a circle.',
    ])
  })

  test.each(['booking', 'services', 'page', 'ferienhaus-b1234', 'newsletter', 'favorithauser'])(
    'an address reserved by the site: %s',
    (slug) => {
      expect(compile(page('a', [null, slug, null])).problems).toEqual([
        `page/a.json: the address /${slug}/ in de-DE belongs to the site itself.`,
      ])
    },
  )

  test('a page below the jobs, but not the overview of jobs', () => {
    const jobs = page('jobs', [null, 'jobs', null])
    expect(compile(jobs).problems).toEqual([])
    expect(compile(jobs, page('a', [null, 'x', null], under('jobs'))).problems).toHaveLength(1)
  })

  test('redirects from a taken address, and to themselves', () => {
    const { problems } = compile(
      page('a', [null, 'x', null]),
      entry('redirect', 'r1', { from: once('/X'), to: once('/y/') }),
      entry('redirect', 'r2', { from: once('/X'), to: once('/y/'), locale: once('en') }),
      entry('redirect', 'r3', { from: once('/old/'), to: once('old') }),
    )
    expect(problems).toEqual([
      'redirect/r1.json: /x/ in de-DE is the address of a.',
      'redirect/r3.json: it leads to itself.',
    ])
  })
})
