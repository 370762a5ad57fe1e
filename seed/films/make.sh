#!/bin/sh
# Makes files/water-test.mp4: two slow pans over rendered rooms. Needs ffmpeg with libx264, a tool only: nothing of it is shipped.
set -eu
cd "$(dirname "$0")"
scenes=../pictures/scenes
pan='scale=1760:-2,crop=1280:720'
ffmpeg -loglevel error -y \
  -loop 1 -framerate 25 -t 7 -i "$scenes/pebble-shower.webp" \
  -loop 1 -framerate 25 -t 7 -i "$scenes/terrace.webp" \
  -filter_complex "\
[0:v]$pan:x='(iw-ow)*t/7':y='(ih-oh)*0.7',setsar=1[shower];\
[1:v]$pan:x='(iw-ow)*(1-t/7)':y='(ih-oh)*0.6',setsar=1[terrace];\
[shower][terrace]xfade=transition=fade:duration=1:offset=6[film]" \
  -map '[film]' -an -map_metadata -1 -fflags +bitexact -flags:v +bitexact \
  -c:v libx264 -pix_fmt yuv420p -profile:v high -preset veryslow -crf 27 -maxrate 850k -bufsize 1700k -movflags +faststart \
  files/water-test.mp4
