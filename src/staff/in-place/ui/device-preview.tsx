'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { devices } from '@/src/contract/staff/devices'
import { Sheet } from './sheet'
import { useSay } from './texts'

type Device = (typeof devices)[number]

const phone = devices[0]

/** Shows the page with its drafts as a device of another width does. In the frame it has no tools. */
export function DevicePreview({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const [device, setDevice] = useState<Device>(phone)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const stage = useRef<HTMLDivElement>(null)
  const words = (name: Device['name']) => say(`inPlace.${name}`)
  // What is wider than the window is shown smaller, in its own width.
  const scale = Math.min(1, room.width / device.width)
  const height = Math.min(device.height, room.height / (scale || 1))

  useLayoutEffect(() => {
    const { current } = stage
    if (!current) return
    const measure = () => setRoom({ width: current.clientWidth, height: current.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    measure()
    return () => observer.disconnect()
  }, [])

  return (
    <Sheet look="device" title={say('inPlace.device')} onClose={onClose}>
      <div className="line" role="group" aria-label={say('inPlace.device')}>
        {devices.map((each) => (
          <button
            key={each.name}
            type="button"
            aria-pressed={each === device}
            onClick={() => setDevice(each)}
          >
            {words(each.name)}
            <span className="hint">{each.width} px</span>
          </button>
        ))}
      </div>
      <div ref={stage} className="stage">
        <div style={{ inlineSize: device.width * scale, blockSize: height * scale }}>
          <iframe
            title={`${say('inPlace.device')}: ${words(device.name)}`}
            src={location.pathname + location.search}
            style={{ inlineSize: device.width, blockSize: height, scale: String(scale) }}
            // A key that is pressed in the frame reaches no listener outside of it.
            onLoad={({ currentTarget }) =>
              currentTarget.contentWindow?.addEventListener('keydown', ({ key }) => {
                if (key === 'Escape') onClose()
              })
            }
          />
        </div>
      </div>
    </Sheet>
  )
}
