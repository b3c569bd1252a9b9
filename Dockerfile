# Perennial as one image (docs/operations/containers.md). The last stage contains only what a running server reads, under
# 300 MB, on a Debian with ffmpeg.
FROM node:24-bookworm-slim AS build
# The site's account needs a name: without one, PostgreSQL does not start to verify a backup (compose.yaml, `tools`).
RUN groupadd --gid 10001 perennial && useradd --uid 10001 --gid 10001 --no-create-home perennial
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional --no-audit --no-fund
COPY . .
ARG LANGUAGES
RUN LANGUAGES="$LANGUAGES" node scripts/start.mjs --build-only --no-env-file && npm run image-files -- /site

FROM debian:bookworm-slim
# ffmpeg makes stills, and videos that every device plays (decision 0130). Without this line, the image is some 450 MB
# smaller, and videos are shown as they were sent.
RUN apt-get update && apt-get install --yes --no-install-recommends ffmpeg && rm -rf /var/lib/apt/lists/*
COPY --from=build /site /site
COPY LICENSE THIRD-PARTY-NOTICES.md /site/
WORKDIR /site
# As scripts/start/server-command.ts sets for a server.
ENV NODE_ENV=production \
    NEXT_TELEMETRY_DISABLED=1 \
    PERENNIAL_EMBEDDED=never \
    BIND=0.0.0.0 \
    PORT=3000 \
    MALLOC_ARENA_MAX=1 \
    MALLOC_MMAP_THRESHOLD_=1048576 \
    MALLOC_TRIM_THRESHOLD_=1048576
# This account owns nothing in the image. The root file system can be read-only: uploads and fonts go to /tmp.
USER 10001:10001
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=4s --start-period=60s --retries=3 \
    CMD ["/site/bin/node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["/site/bin/node", "--max-semi-space-size=8", "--max-old-space-size=384", "--heap-growing-percent=20", "dist/main.mjs"]
