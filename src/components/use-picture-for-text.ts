import { type RefObject, useEffect, useRef, useState } from 'react'
import { insertPicture } from '../domain/news/markdown/toggle-marks'
import { typeChange } from './type-change'

/**
 * A picture that is chosen from a dialog and put into a text written with marks.
 * @returns whether the dialog is open, what opens and closes it, and `choose`, which takes the address of the picture
 */
export function usePictureForText(area: RefObject<HTMLTextAreaElement | null>) {
  const [isChoosing, setChoosing] = useState(false)
  const chosen = useRef<string | null>(null)

  // Once the dialog is closed and has given the focus back, which it holds as long as it is open.
  useEffect(() => {
    const url = chosen.current
    if (isChoosing || url === null) return
    chosen.current = null
    const timer = setTimeout(() =>
      typeChange(area.current, (selected) => insertPicture(selected, url)),
    )
    return () => clearTimeout(timer)
  }, [isChoosing, area])

  return {
    isChoosing,
    open: () => setChoosing(true),
    close: () => setChoosing(false),
    choose: (url: string) => {
      chosen.current = url
      setChoosing(false)
    },
  }
}
