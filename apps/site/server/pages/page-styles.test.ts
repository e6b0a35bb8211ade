import { expect, test } from 'vitest'
import { hashesOf } from '../kit/content-security.ts'
import { storeResponse } from '../kit/stored-response.ts'
import type { RenderedPage } from './page-server.ts'
import { createPageStyles } from './page-styles.ts'

const files: Readonly<Record<string, string>> = {
  '/assets/fonts.css': '@font-face{font-family:F}',
  '/assets/site.css': '.a{top:0}.unused{top:1px}.header--small{top:2px}',
  '/assets/front.css': '.b{top:0}',
  '/assets/form.css': '.c{top:0}.unused{top:0}',
}
const assets = {
  async load(path: string) {
    const css = files[path]
    return css === undefined
      ? undefined
      : storeResponse(200, { 'Content-Type': 'text/css' }, Buffer.from(css), { quality: 1 })
  },
}
const link = (href: string, precedence: string) =>
  `<link rel="stylesheet" href="${href}" data-precedence="${precedence}"/>`
const page = (head: string, body = '<p class="a b"></p><p class="c"></p>'): RenderedPage => ({
  status: 200,
  headers: new Headers(),
  text: `<head>${head}</head>${body}`,
  tags: [],
  isComplete: true,
  hasRouteData: true,
  scripts: [],
})

test('a stored page inlines the rules it needs, one element per precedence', async () => {
  const head =
    link('/assets/site.css', 'default') + link('/assets/front.css', 'page') + link('/assets/form.css', 'page')
  const { text, styleSources } = await createPageStyles(assets)(page(head))
  const [site, own] = ['.a{top:0}.header--small{top:2px}', '.b{top:0}.c{top:0}']
  expect(styleSources).toEqual(hashesOf([site, own]))
  expect(text).toContain(
    `<head><style data-precedence="default" data-sheets="/assets/site.css">${site}</style>` +
      `<style data-precedence="page" data-sheets="/assets/front.css /assets/form.css">${own}</style></head>`,
  )
})

test('a fully inlined stylesheet is listed for React and not loaded again', async () => {
  const head = link('/assets/fonts.css', 'default') + link('/assets/site.css', 'default')
  const { text, styleSources } = await createPageStyles(assets)(page(head))
  const css = '@font-face{font-family:F}.a{top:0}.header--small{top:2px}'
  expect(styleSources).toEqual(hashesOf([css]))
  expect(text).toContain(
    `<head><style data-precedence="default" data-sheets="/assets/site.css">${css}</style>` +
      '<link rel="stylesheet" href="/assets/fonts.css" data-precedence="default" disabled=""/></head>',
  )
})

test('a page with foreign stylesheets keeps their links', async () => {
  const given = page(link('/src/site.css', 'default'))
  expect(await createPageStyles(assets)(given)).toBe(given)
})

test('pages with different classes get different rules', async () => {
  const withStyles = createPageStyles(assets)
  const head = link('/assets/form.css', 'page')
  const textOf = async (body: string) => (await withStyles(page(head, body))).text
  expect(await textOf('<p class="c"></p>')).toContain('>.c{top:0}</style>')
  expect(await textOf('<p class="c unused"></p>')).toContain('>.c{top:0}.unused{top:0}</style>')
  expect(await textOf('<p class="c"></p><p class="c"></p>')).toContain('>.c{top:0}</style>')
})
