import { expect, test } from 'vitest'
import { pageTitle } from './page-title.ts'

test.each([
  ['Preise', 'Preise | Marram'],
  ['Preise | Marram', 'Preise | Marram'],
  ['Preise – marram', 'Preise | Marram'],
  ['Preise | Marram | Marram', 'Preise | Marram'],
  ['Impressum | Marram Ferienhäuser', 'Impressum | Marram Ferienhäuser'],
  ['Strom – und Wasser | Marram', 'Strom – und Wasser | Marram'],
  ['Über Marram', 'Über Marram | Marram'],
  ['Marram', 'Marram | Marram'],
])('the title "%s" names the site once, as "%s"', (title, shown) => {
  expect(pageTitle(title, 'Marram')).toBe(shown)
})

test('the title of a further page contains its number, before the name of the site', () => {
  expect(pageTitle('Blog | Marram', 'Marram', 'Seite 2')).toBe('Blog (Seite 2) | Marram')
})
