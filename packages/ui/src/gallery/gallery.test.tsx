import { readdirSync, readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Gallery } from './gallery.tsx'

const source = new URL('../', import.meta.url)

/** These folders hold behaviour or the gallery itself and render no component. */
const withoutExample = ['class-names', 'fonts', 'gallery', 'popup', 'styles']

test('every component has an example, and renders on the server', () => {
  const html = renderToString(<Gallery />)
  const components = readdirSync(source).filter((folder) => !withoutExample.includes(folder))
  expect(components.filter((component) => !html.includes(`data-component="${component}"`))).toEqual([])
})

test('no example has markup that a browser would change, such as a dialog inside a paragraph', () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  renderToString(<Gallery />)
  expect(complain.mock.calls).toEqual([])
  complain.mockRestore()
})

test('the stylesheet includes every component', () => {
  const all = readFileSync(new URL('styles/components.css', source), 'utf8')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.css') && !/^(styles|gallery)\//.test(file))
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => !all.includes(`"../${file}"`))).toEqual([])
})
