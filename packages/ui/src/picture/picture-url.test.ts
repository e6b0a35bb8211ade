import { expect, test } from 'vitest'
import { densitySet, kindOfPicture, pictureUrl, widthSet } from './picture-url.ts'

// spec: call GET image with format, fit, f, w, h
test('the default format is avif', () => {
  expect(pictureUrl('/img/haus.jpg', {})).toBe('/img/haus.jpg?format=avif')
})

// spec: call GET image with format, fit, f, w, h
test('format, fit, focus, width and height become the query of the image service', () => {
  const request = { format: 'webp', fit: 'fill', focus: 'center', width: 640, height: 427 } as const
  expect(pictureUrl('https://images.example/a/haus.jpg', request)).toBe(
    'https://images.example/a/haus.jpg?format=webp&fit=fill&f=center&w=640&h=427',
  )
})

test('existing parameters stay, sizes are replaced', () => {
  expect(pictureUrl('/a.jpg?v=3&w=10#top', { width: 20 })).toBe('/a.jpg?v=3&format=avif&w=20#top')
})

test('a URL with a comma or a space survives in a srcset', () => {
  expect(densitySet('/haus, blå.jpg', { width: 10 })).toBe(
    '/haus%2C%20blå.jpg?format=avif&w=10 1x, /haus%2C%20blå.jpg?format=avif&w=20 2x',
  )
})

test('a high-density screen gets twice the width and twice the height', () => {
  expect(densitySet('/a.jpg', { width: 412, height: 275 })).toBe(
    '/a.jpg?format=avif&w=412&h=275 1x, /a.jpg?format=avif&w=824&h=550 2x',
  )
})

test('responsive widths keep the aspect ratio', () => {
  expect(widthSet('/a.jpg', { format: 'jpg', width: 600, height: 400 }, [300, 900])).toBe(
    '/a.jpg?format=jpg&w=300&h=200 300w, /a.jpg?format=jpg&w=900&h=600 900w',
  )
})

test.each([
  ['/logo.svg', undefined, 'still'],
  ['/wave.GIF?v=1', undefined, 'still'],
  ['/dune.mp4#t=2', undefined, 'video'],
  ['/asset/4711', 'image/svg+xml', 'still'],
  ['/asset/4711', 'video/mp4', 'video'],
  ['/haus.jpg', undefined, 'resizable'],
  ['/haus', undefined, 'resizable'],
  ['/haus.gif', 'image/png', 'resizable'],
] as const)('%s with type %s is %s', (src, type, kind) => {
  expect(kindOfPicture(src, type)).toBe(kind)
})
