import '../styles/all.css'
import './gallery.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Gallery } from './gallery.tsx'

const place = document.getElementById('gallery')
if (!place) throw new Error('gallery.html has no place for the gallery')
createRoot(place).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
)
